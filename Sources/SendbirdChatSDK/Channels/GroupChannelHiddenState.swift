/// Whether the current user hides a channel from the list.
public enum GroupChannelHiddenState: Int, Sendable, Hashable {
    /// Shown.
    case unhidden
    /// Hidden until the next message.
    case hiddenAllowAutoUnhide
    /// Hidden until the user shows it again.
    case hiddenPreventAutoUnhide
}
