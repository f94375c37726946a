public import ChatWire

/// Links in messages, and what they lead to.
public enum LinkRules {
    /// The longest link that is looked at, in bytes.
    public static let linkBytesMost = 2_048

    /// The first `http` or `https` link in a text; nil where there is none.
    ///
    /// It ends before what ends a sentence or a bracket around it, as people write links into text.
    public static func firstLink(in text: String) -> String? {
        // Most messages hold no link: bytes are compared before anything else is done.
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        var rest = text[...]
        while let range = rest.firstRange(of: "://") {
            if let start = schemeStart(before: range.lowerBound, in: rest) {
                let link = trimmed(rest[start...].prefix { !isEnd($0) })
                let host = link.drop { $0 != ":" }.dropFirst(3)
                if !host.isEmpty, link.utf8.count <= linkBytesMost { return String(link) }
            }
            rest = rest[range.upperBound...]
        }
        return nil
    }

    private static func schemeStart(before colon: Substring.Index, in text: Substring) -> Substring.Index? {
        let letters = text[..<colon].reversed().prefix { $0.isASCII && $0.isLetter }
        let scheme = String(letters.reversed()).lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        return text.index(colon, offsetBy: -scheme.count)
    }

    private static func isEnd(_ character: Character) -> Bool {
        character.isWhitespace || "<>\"`{}|\\^。，、！？）】」』".contains(character)
    }

    private static func trimmed(_ link: Substring) -> Substring {
        var link = link
        while let last = link.last {
            let closesMore =
                (last == ")" && link.count { $0 == ")" } > link.count { $0 == "(" })
                || (last == "]" && link.count { $0 == "]" } > link.count { $0 == "[" })
            guard closesMore || ".,;:!?'*_~".contains(last) else { break }
            link.removeLast()
        }
        return link
    }

    /// Decides on the preview of a message: it comes as a change of the message, which is not an edit.
    ///
    /// - Parameter preview: Nil where the message leads nowhere any more.
    public static func setPreview(
        _ preview: WireLinkPreview?, of message: Message, in channel: Channel, turn: inout Turn
    ) -> Decision<Message> {
        var message = message
        guard message.wire.linkPreview != preview, !message.isRemoved else { return Decision(message) }
        var channel = channel
        turn.advance(&channel)
        message.wire.linkPreview = preview
        message.wire.seq = channel.seq
        return Decision(
            message,
            writes: [
                .updateMessage(message), .setLinkPreview(messageID: message.wire.messageID, preview),
                .updateChannel(channel),
            ], announcements: [MessageRules.announcement(.messageUpdated(message.wire), in: channel)])
    }
}
