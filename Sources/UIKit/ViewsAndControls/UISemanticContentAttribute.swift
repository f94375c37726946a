/// Whether directions in a view follow the language.
public enum UISemanticContentAttribute: Int, Sendable {
    /// They do.
    case unspecified = 0
    /// The view shows the playing of media, which runs from left to right.
    case playback = 1
    /// The view is about directions in space.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
