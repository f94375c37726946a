/// Unavailable: the server sends no critical alerts.
@available(*, unavailable, message: "The server sends no critical alerts.")
open class AppleCriticalAlertOptions: NSObject {
    /// The sound's name.
    open var name: String
    /// The volume, 0 to 1.
    open var volume: Float

    /// Makes options.
    public init(name: String = "default", volume: Float = 1.0) {
        self.name = name
        self.volume = volume
    }
}
