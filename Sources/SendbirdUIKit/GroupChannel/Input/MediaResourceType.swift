/// Where something to send comes from.
public enum MediaResourceType: Sendable {
    /// A picture or video that is taken now.
    case camera
    /// The library of photos and videos.
    case library
    /// A file.
    case document
    /// Somewhere else.
    case unknown
}
