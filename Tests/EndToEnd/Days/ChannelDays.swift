import Testing

/// Days of two people about the channels themselves, driven from outside. One after the other: each has two windows
/// and a server of its own, and what it waits for should come by what was done, not by how much else is going on.
@Suite("Days of two people and their channels", .serialized)
enum ChannelDays {}
