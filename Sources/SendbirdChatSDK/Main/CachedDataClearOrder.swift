/// What goes first when the local cache is full.
public enum CachedDataClearOrder: Int, Sendable {
    /// Messages of the channels whose collections were opened longest ago.
    case messageCollectionAccessedAt
}
