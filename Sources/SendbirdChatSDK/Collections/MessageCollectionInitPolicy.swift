/// How a message collection starts.
public enum MessageCollectionInitPolicy: Int, Sendable, Hashable {
    /// First the cached page, then the server's page, which replaces it.
    case cacheAndReplaceByApi
}
