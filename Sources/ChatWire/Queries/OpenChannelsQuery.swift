/// Which open channels to list, newest made first: `GET /v3/open_channels`. Every filter that is set must hold.
public struct OpenChannelsQuery: Hashable, Sendable {
    /// How many at the most.
    public var limit = 20
    /// Where to go on: the `next` of the page before; nil for the first page.
    public var token: String?
    /// By address, any of these.
    public var channelURLs: [String]?
    /// By custom type, any of these.
    public var customTypes: [String]?
    /// By a part of the name, case ignored.
    public var nameContains: String?
    /// By a part of the address, case ignored.
    public var urlContains: String?
    /// Whether frozen channels are listed.
    public var showFrozen = true
    /// Whether each channel comes with its metadata.
    public var showMetadata = false

    /// Makes a query for all open channels.
    public init() {}

    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        limit = try fields.pageSize(standard: 10, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
        channelURLs = fields.list("channel_urls")
        customTypes = fields.list("custom_types")
        nameContains = fields.text("name_contains")
        urlContains = fields.text("url_contains")
        showFrozen = try fields.flag("show_frozen") ?? true
        showMetadata = try fields.flag("show_metadata") ?? false
    }

    /// The query of the URL.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("limit", Int64(limit))
        items.add("token", token)
        items.add("channel_urls", channelURLs)
        items.add("custom_types", customTypes)
        items.add("name_contains", nameContains)
        items.add("url_contains", urlContains)
        items.add("show_frozen", showFrozen)
        items.add("show_metadata", showMetadata)
        return items
    }
}
