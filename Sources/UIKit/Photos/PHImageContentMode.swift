/// How a picture fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
    /// The whole picture fits in.
    case aspectFit = 0
    /// The picture covers the size, and is cut.
    case aspectFill = 1

    /// The whole picture fits in.
    public static let `default` = PHImageContentMode.aspectFit
}
