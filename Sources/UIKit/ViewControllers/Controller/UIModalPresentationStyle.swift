/// How a presented view controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over all, in place of what presents it.
    case fullScreen = 0
    /// A card over the dimmed rest.
    case pageSheet = 1
    /// A smaller card over the dimmed rest.
    case formSheet = 2
    /// In place of the nearest controller that defines a presentation context.
    case currentContext = 3
    /// As the app's own presentation controller says; shown as `overFullScreen`.
    case custom = 4
    /// Over all; what is beneath stays and shows through.
    case overFullScreen = 5
    /// Over the nearest controller that defines a presentation context.
    case overCurrentContext = 6
    /// A card with an arrow that points to where it comes from.
    case popover = 7
    /// Not presented at all.
    case none = -1
    /// As the system sees fit: a `pageSheet`.
    case automatic = -2
}
