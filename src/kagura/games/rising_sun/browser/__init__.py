"""What a browser is given to draw Rising Sun: stage, offers, reasons. It needs no rules for it."""
