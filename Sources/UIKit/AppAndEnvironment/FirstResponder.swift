/// Who gets the keys: one responder, or none.
@MainActor
enum FirstResponder {
    private(set) static weak var current: UIResponder?

    /// Gives the keys to a responder, if it and the present one agree.
    static func move(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        return true
    }

    /// Nobody gets the keys.
    static func clear() {
        current = nil
    }
}
