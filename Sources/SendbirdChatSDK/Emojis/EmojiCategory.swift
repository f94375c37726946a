/// A group of emoji.
// Unchecked: constant.
open class EmojiCategory: NSObject, @unchecked Sendable {
    /// Its number.
    public let cid: Int64
    /// Its name.
    public let name: String
    /// The address of its picture; empty here.
    public let url: String
    /// The emoji in it.
    public let emojis: [Emoji]

    init(_ cid: Int64, _ name: String, _ characters: String) {
        self.cid = cid
        self.name = name
        url = ""
        emojis = characters.map { Emoji(key: String($0)) }
    }
}
