internal import ChatWire

/// Which scheduled messages are listed or counted, by what became of them. An empty set is all of them.
public struct ScheduledStatusOptions: OptionSet, Sendable, Hashable {
    /// One bit a status.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes the union of sets.
    public init(abilitiesToUnion: [ScheduledStatusOptions]) {
        self = abilitiesToUnion.reduce(into: []) { $0.formUnion($1) }
    }

    /// Those that wait for their time.
    public static let pending = ScheduledStatusOptions(rawValue: 1)
    /// Those that were sent.
    public static let sent = ScheduledStatusOptions(rawValue: 2)
    /// Those that could not be sent.
    public static let failed = ScheduledStatusOptions(rawValue: 4)
    /// Those that were taken back.
    public static let canceled = ScheduledStatusOptions(rawValue: 8)

    /// The words on the wire; nil for all.
    var words: [String]? {
        let wanted: [(ScheduledStatusOptions, [ChatWire.ScheduledStatus])] = [
            (.pending, [.pending]), (.sent, [.sent]), (.failed, [.failed]), (.canceled, [.canceled, .removed]),
        ]
        return isEmpty ? nil : wanted.filter { contains($0.0) }.flatMap { $0.1.map(\.rawValue) }
    }
}
