/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half a square around the end point.
    case square = 2
}
