/// The emoji to react with.
///
/// The server takes any text as a reaction's key and keeps no pictures of emoji: these are the SDK's own choice.
// Unchecked: constant.
open class EmojiContainer: NSObject, @unchecked Sendable {
    /// The groups.
    public let categories: [EmojiCategory]
    /// What tells this choice from another.
    public let emojiHash: String

    private override init() {
        categories = [
            EmojiCategory(1, "smileys", "😀😂😊😍😘😎🤔😴😢😭😡😱🥳🤯🙄😇"),
            EmojiCategory(2, "gestures", "👍👎👏🙏💪👋🤝🙌👌🤞"),
            EmojiCategory(3, "symbols", "❤️💔🔥⭐✅❌❓❗💯🎉👀🚀"),
        ]
        // FNV-1a over the keys: stable over processes and versions, as long as the choice is.
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in categories.flatMap({ $0.emojis.flatMap { Array($0.key.utf8) } }) {
            hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        emojiHash = String(hash, radix: 16)
    }

    /// The one choice that there is.
    static let standard = EmojiContainer()
}

extension SendbirdChat {
    /// The emoji to react with.
    public class func getAllEmojis(
        _ completionHandler: ((_ emojiContainer: EmojiContainer?, _ error: SBError?) -> Void)? = nil
    ) {
        hand(EmojiContainer.standard, to: completionHandler)
    }

    /// The emoji to react with.
    nonisolated(nonsending) public class func getAllEmojis() async throws -> EmojiContainer {
        try await awaiting { getAllEmojis($0) }
    }

    /// An emoji by its key; fails with 400201 for none of ``getAllEmojis(_:)``.
    public class func getEmoji(
        _ emojiKey: String, completionHandler: ((_ emoji: Emoji?, _ error: SBError?) -> Void)? = nil
    ) {
        hand(
            EmojiContainer.standard.categories.lazy.flatMap(\.emojis).first { $0.key == emojiKey },
            to: completionHandler)
    }

    /// A group of emoji by its number; fails with 400201 for none of ``getAllEmojis(_:)``.
    public class func getEmojiCategory(
        _ categoryId: Int64, completionHandler: ((_ emojiCategory: EmojiCategory?, _ error: SBError?) -> Void)? = nil
    ) {
        hand(EmojiContainer.standard.categories.first { $0.cid == categoryId }, to: completionHandler)
    }

    private class func hand<Value: Sendable>(_ value: Value?, to handler: ((Value?, SBError?) -> Void)?) {
        guard let handler else { return }
        guard let client = Client.current else {
            Client.failUninitialised(handler)
            return
        }
        if let value { client.succeed(handler, value) } else { client.fail(handler, .notFoundInDatabase) }
    }
}
