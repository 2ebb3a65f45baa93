"""Positions that were set up by hand, and the Kami Turn as a scenario of its own (section 18)."""
