/// What became of a scheduled message, in the documented words.
public enum ScheduledStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits for its time.
    case pending
    /// It was sent.
    case sent
    /// Its sender, or the application, took it back.
    case canceled
    /// It could not be sent when its time came.
    case failed
    /// Its channel or its sender is gone.
    case removed
}
