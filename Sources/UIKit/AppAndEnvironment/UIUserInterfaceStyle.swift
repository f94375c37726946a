/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said: the parent's counts.
    case unspecified = 0
    /// Dark content on light.
    case light = 1
    /// Light content on dark.
    case dark = 2
}
