/// The joined members of a channel at one moment.
///
/// The same object stands in every delivery until somebody joins or leaves, so
/// that a loop can keep what it resolved from it, by the object's identity.
package final class MemberList: Sendable {
    /// The channel's key.
    package let channelKey: Int64
    /// The keys of the users.
    package let userKeys: [Int64]

    init(channelKey: Int64, userKeys: [Int64]) {
        self.channelKey = channelKey
        self.userKeys = userKeys
    }
}
