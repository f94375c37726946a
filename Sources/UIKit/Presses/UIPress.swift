public import Foundation

/// A key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What a press does.
    public enum Phase: Int, Sendable {
        /// It began.
        case began = 0
        /// It became harder. Keys do not tell.
        case changed = 1
        /// It goes on.
        case stationary = 2
        /// It ended.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
    }

    /// What it does.
    open internal(set) var phase = Phase.began
    /// When this was, in seconds on the frames' clock.
    open internal(set) var timestamp: TimeInterval
    /// The key.
    public let key: UIKey?

    init(key: UIKey, timestamp: TimeInterval) {
        self.key = key
        self.timestamp = timestamp
        super.init()
    }
}
