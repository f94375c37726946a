// Layer ChatTransport.
