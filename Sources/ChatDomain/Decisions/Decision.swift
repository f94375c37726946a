/// What follows from a request that the rules allow: the answer, what to
/// write, and what to tell whom, each in order.
public struct Decision<Result: Sendable>: Sendable {
    /// The answer to the caller.
    public var result: Result
    /// What to write; empty when everything is as asked already.
    public var writes: [Write]
    /// What to tell once it is written.
    public var announcements: [Announcement]

    /// Makes a decision.
    public init(_ result: Result, writes: [Write] = [], announcements: [Announcement] = []) {
        self.result = result
        self.writes = writes
        self.announcements = announcements
    }
}

extension Decision: Equatable where Result: Equatable {}
