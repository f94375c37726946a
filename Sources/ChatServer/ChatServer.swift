// Layer ChatServer.
