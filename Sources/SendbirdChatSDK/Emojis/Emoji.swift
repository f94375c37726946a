/// An emoji to react with.
// Unchecked: constant.
open class Emoji: NSObject, @unchecked Sendable {
    /// The key of the reaction: here the character itself.
    public let key: String
    /// The address of its picture; empty here, as the character is shown.
    public let url: String

    init(key: String) {
        self.key = key
        url = ""
    }
}
