/// What a route has to do once its parameters are read.
enum RESTWork: Sendable {
    /// Read in one snapshot; the result is the body in JSON.
    case read(@Sendable (StoreQueries) throws -> [UInt8])
    /// Decide and write; the result is the body in JSON, sent after the commit.
    case write(@Sendable (WriteContext) throws -> [UInt8])
}
