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

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
