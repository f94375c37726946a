/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
