public import ChatWire

/// What a decision may use beside its subject: the time and the counters, handed in so that rules have no clock.
public struct Turn: Sendable {
    /// The server's clock, in milliseconds since 1970.
    public let now: Int64
    /// The limits in force.
    public let limits: Limits
    /// The application's log position so far.
    public private(set) var position: Int64
    /// The highest message id so far.
    public private(set) var lastMessageID: Int64

    /// Makes a turn.
    public init(now: Int64, limits: Limits, position: Int64, lastMessageID: Int64) {
        self.now = now
        self.limits = limits
        self.position = position
        self.lastMessageID = lastMessageID
    }

    /// Takes the next place in the application's log.
    public mutating func nextPosition() -> Int64 {
        position += 1
        return position
    }

    /// Takes the next message id.
    public mutating func nextMessageID() -> Int64 {
        lastMessageID += 1
        return lastMessageID
    }

    /// Gives the channel its next number and place in the log.
    public mutating func advance(_ channel: inout Channel) {
        channel.seq += 1
        channel.position = nextPosition()
    }

    /// Gives the user's own rows their next number, and the row its place in the log.
    public mutating func advance(_ membership: inout Membership, of user: inout User) {
        user.userSeq += 1
        membership.userSeq = user.userSeq
        membership.position = nextPosition()
    }
}
