/// Which channels by whether the current user hides them.
public enum ChannelHiddenStateFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Those that are shown.
    case unhiddenOnly
    /// Those that are hidden, in either way.
    case hiddenOnly
    /// Those that are hidden until the next message.
    case hiddenAllowAutoUnhide
    /// Those that are hidden for good.
    case hiddenPreventAutoUnhide
}
