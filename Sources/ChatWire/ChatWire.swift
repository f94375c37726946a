// Layer ChatWire.
