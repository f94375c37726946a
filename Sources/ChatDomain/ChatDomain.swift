// Layer ChatDomain.
