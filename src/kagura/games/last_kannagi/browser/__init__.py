"""What a browser is given to draw The Last Kannagi: stage, offers, sentences. It needs no rules for it."""
