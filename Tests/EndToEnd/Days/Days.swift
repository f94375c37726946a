import Testing

/// Whole days of two people, driven from outside. One after the other: each has two windows and a server of its own,
/// and what it waits for should come by what was done, not by how much else is going on.
@Suite("Days of two people", .serialized)
enum Days {}
