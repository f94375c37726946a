/// What a reader of messages wants beside their own fields.
public struct MessageParts: Hashable, Sendable {
    /// Reactions with who reacted.
    public var reactions: Bool
    /// The state of threads.
    public var thread: Bool
    /// What replies quote.
    public var parent: Bool
    /// The application's extra data.
    public var metaArrays: Bool

    /// All there is: what events and answers carry.
    public static let all = MessageParts(reactions: true, thread: true, parent: true, metaArrays: true)

    /// Makes a wish; nothing by default.
    public init(reactions: Bool = false, thread: Bool = false, parent: Bool = false, metaArrays: Bool = false) {
        self.reactions = reactions
        self.thread = thread
        self.parent = parent
        self.metaArrays = metaArrays
    }

    /// Reads the documented fields of a URL's query.
    /// - Throws: 400104 for what is neither true nor false.
    public init(_ fields: QueryFields) throws(WireError) {
        reactions = try fields.flag("include_reactions") ?? false
        thread = try fields.flag("include_thread_info") ?? false
        parent = try fields.flag("include_parent_message_info") ?? false
        metaArrays = try fields.flag("with_sorted_meta_array") ?? false
    }

    /// Adds the fields to a URL's query, those that are wanted.
    public func add(to items: inout QueryItems) {
        if reactions { items.add("include_reactions", true) }
        if thread { items.add("include_thread_info", true) }
        if parent { items.add("include_parent_message_info", true) }
        if metaArrays { items.add("with_sorted_meta_array", true) }
    }
}
