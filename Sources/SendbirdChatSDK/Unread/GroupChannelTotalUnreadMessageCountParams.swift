/// In which channels unread messages are counted.
open class GroupChannelTotalUnreadMessageCountParams: NSObject {
    /// In channels of these custom types; nil for all.
    open var channelCustomTypesFilter: [String]?
    /// By being supergroups. Default: all.
    open var superChannelFilter: GroupChannelSuperChannelFilter = .all

    /// Counts in all channels.
    public override init() {}
}
