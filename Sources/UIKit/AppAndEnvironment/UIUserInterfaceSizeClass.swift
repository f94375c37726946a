/// Whether there is little or much room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
}
