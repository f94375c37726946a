/// How the local cache is kept.
open class LocalCacheConfig: NSObject {
    /// The older name of ``CachedDataClearOrder``.
    public typealias ClearOrder = CachedDataClearOrder

    /// The size limit in megabytes, at least 64. Default: 256.
    open var maxSize: Int64 {
        didSet { maxSize = max(maxSize, Self.minimumSize) }
    }

    /// What goes first when the cache is full.
    open var clearOrder: CachedDataClearOrder

    /// Whether messages that were not sent for lack of a connection wait for one and go out by themselves.
    /// Default: true.
    open var enableAutoResend: Bool

    /// Makes a configuration; sizes below 64 megabytes are raised to 64.
    public init(
        maxSize: Int64 = 256, clearOrder: CachedDataClearOrder = .messageCollectionAccessedAt,
        enableAutoResend: Bool = true
    ) {
        self.maxSize = max(maxSize, Self.minimumSize)
        self.clearOrder = clearOrder
        self.enableAutoResend = enableAutoResend
    }

    private static let minimumSize: Int64 = 64
}
