/// Whether a member hides a channel from the own list, in the documented names.
public enum HiddenState: String, Hashable, Sendable, Codable, CaseIterable {
    /// Shown.
    case unhidden
    /// Hidden until the next message.
    case hiddenAllowAutoUnhide = "hidden_allow_auto_unhide"
    /// Hidden until the member shows it again.
    case hiddenPreventAutoUnhide = "hidden_prevent_auto_unhide"
}
