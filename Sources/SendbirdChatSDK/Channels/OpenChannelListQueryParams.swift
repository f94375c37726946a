internal import ChatWire

/// Which of the application's open channels to list. Every filter that is set must hold.
open class OpenChannelListQueryParams: NSObject {
    /// How many channels a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// By a part of the name, case ignored.
    open var channelNameFilter: String?
    /// By a part of the address, case ignored.
    open var channelURLFilter: String?
    /// By custom type.
    open var customTypeFilter: String?
    /// Whether frozen channels are listed. Default: true.
    open var includeFrozenChannel: Bool = true
    /// Whether channels come with their metadata. Default: false.
    open var includeMetaData: Bool = false

    /// Lists every open channel.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (OpenChannelListQueryParams) -> Void) {
        self.init()
        builder(self)
    }

    var wire: OpenChannelsQuery {
        var query = OpenChannelsQuery()
        query.limit = Int(clamping: limit)
        query.nameContains = channelNameFilter
        query.urlContains = channelURLFilter
        query.customTypes = customTypeFilter.map { [$0] }
        query.showFrozen = includeFrozenChannel
        query.showMetadata = includeMetaData
        return query
    }
}
