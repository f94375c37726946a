internal import ChatWire

/// A request about people's data as it is stored.
struct PrivacyJob: Sendable {
    var key: Int64
    var applicationKey: Int64
    var wire: WirePrivacyRequest
    /// Whom it is about.
    var userIDs: [String]
    /// Deleted users whose messages are yet to go.
    var userKeys: [Int64]
    /// How many users were gone through.
    var place: Int64
    var fileID: String
}
