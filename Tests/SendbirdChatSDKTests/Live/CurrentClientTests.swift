import Testing

/// What speaks for the one client of the process: such tests run one after the other.
@Suite("Through the client that apps use", .serialized, .timeLimit(.minutes(4)))
struct CurrentClientTests {}
