/// How a presented view controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Moves up from the lower edge.
    case coverVertical = 0
    /// Turns about the vertical axis. Fades on Linux.
    case flipHorizontal = 1
    /// Fades.
    case crossDissolve = 2
    /// Turns a page. Fades on Linux.
    case partialCurl = 3
}
