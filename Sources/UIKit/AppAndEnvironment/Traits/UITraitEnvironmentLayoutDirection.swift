/// The direction in which a language is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said: the parent's counts.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
