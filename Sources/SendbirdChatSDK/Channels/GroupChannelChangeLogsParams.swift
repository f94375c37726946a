/// Which of the current user's channels a list of changes tells of.
open class GroupChannelChangeLogsParams: NSObject {
    /// Channels of these custom types; empty for all.
    open var customTypes: [String] = []
    /// Whether channels without messages are told. Default: true.
    open var includeEmptyChannel: Bool = true
    /// Whether frozen channels are told. Default: true.
    open var includeFrozenChannel: Bool = true

    /// Tells of all.
    public override init() {}

    /// Tells of what a list's query is about.
    public class func create(query: GroupChannelListQuery) -> GroupChannelChangeLogsParams {
        let params = GroupChannelChangeLogsParams()
        params.customTypes = query.params.customTypesFilter ?? []
        params.includeEmptyChannel = query.params.includeEmptyChannel
        params.includeFrozenChannel = query.params.includeFrozenChannel
        return params
    }
}
