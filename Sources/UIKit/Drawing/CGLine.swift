/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half a square around the end point.
    case square = 2
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
