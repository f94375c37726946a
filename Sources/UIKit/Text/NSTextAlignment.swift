/// Where lines stand between the sides.
public enum NSTextAlignment: Int, Sendable {
    /// At the left side.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right side.
    case right = 2
    /// At both sides.
    case justified = 3
    /// At the side where the language of the interface begins its lines.
    case natural = 4
}
