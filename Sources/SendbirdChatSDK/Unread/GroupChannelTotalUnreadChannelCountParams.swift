/// Which channels with unread messages are counted.
open class GroupChannelTotalUnreadChannelCountParams: NSObject {
    /// Channels of these custom types; nil for all.
    open var customTypesFilter: [String]?
    /// By being supergroups. Default: all.
    open var superChannelFilter: GroupChannelSuperChannelFilter = .all

    /// Counts all channels.
    public override init() {}
}
