import Testing

/// Days of two people about what is said, driven from outside, one after the other as `ChannelDays` are.
@Suite("Days of two people and what they say", .serialized)
enum TalkDays {}
