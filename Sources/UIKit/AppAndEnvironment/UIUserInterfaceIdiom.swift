/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A desktop.
    case mac = 5
}
