internal import ChatDomain
internal import ChatWire

/// What a route has to do once its parameters are read.
enum RESTWork: Sendable {
    /// Read in one snapshot; the result is the body in JSON.
    case read(@Sendable (StoreQueries) throws -> [UInt8])
    /// Decide and write; the result is the body in JSON, sent after the commit.
    case write(@Sendable (WriteContext) throws -> [UInt8])

    /// Ask others outside first; the result is the body in JSON, and comes from any thread.
    case outside(@Sendable (ChatService, @escaping @Sendable (Result<[UInt8], WireError>) -> Void) -> Void)

    /// The same work, which finds channels of one type only.
    func within(_ type: WireChannelType, url: String, applicationKey: Int64) -> RESTWork {
        switch self {
        case .read(let body):
            .read { queries in
                try queries.checkType(of: url, type, applicationKey: applicationKey)
                return try body(queries)
            }
        case .write(let body):
            .write { context in
                let state = try context.channelState(applicationKey: applicationKey, url: url)
                if let state, state.channel.isOpen != (type == .open) { throw Refusals.noChannel }
                return try body(context)
            }
        // What asks others is about no channel.
        case .outside: self
        }
    }
}
