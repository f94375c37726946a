import SendbirdChatSDK
import UIKit

/// Who is typing, in as much room as there is: names give way, that they are typing does not.
///
/// Names are found in the sentence itself, so that an app's own wording in `SBUStringSet` is shortened in the same way.
@MainActor
struct TypingLine {
    /// The fewest characters that a name is cut to where another wording says as much: less is no name.
    private static let nameLengthMin = 4

    /// The sentence with whole names.
    let whole: String
    private let names: [String]
    /// What says the same without names; nil where one person is typing, who is named however little room there is.
    private let nameless: String?

    /// Creates the line for a channel's state.
    ///
    /// - Returns: nil if the state does not say who is typing.
    init?(_ status: String?, in channel: GroupChannel?) {
        guard let status, let typists = channel?.getTypingUsers(), !typists.isEmpty,
            status == SBUStringSet.Channel_Header_Typing(typists)
        else { return nil }
        self.init(
            status, names: typists.map { SBUUser(user: $0).refinedNickname() },
            nameless: typists.count > 1 ? SBUStringSet.Channel_Header_Typing(typists + typists) : nil)
    }

    init(_ whole: String, names: [String], nameless: String?) {
        self.whole = whole
        self.names = names.filter { whole.contains($0) }
        self.nameless = nameless
    }

    /// The line with the longest names for which it fits.
    func text(fits: (String) -> Bool) -> String {
        if names.isEmpty || fits(whole) { return whole }
        var (least, most) = (nameless == nil ? 1 : Self.nameLengthMin, names.map(\.count).max() ?? 0)
        guard least < most, fits(text(nameLength: least)) else { return nameless ?? text(nameLength: least) }
        while least + 1 < most {
            let middle = (least + most) / 2
            if fits(text(nameLength: middle)) { least = middle } else { most = middle }
        }
        return text(nameLength: least)
    }

    /// The line with names of so many characters at the most.
    private func text(nameLength: Int) -> String {
        var text = whole
        var start = text.startIndex
        for name in names where name.count > nameLength {
            guard let range = text.range(of: name, range: start..<text.endIndex) else { continue }
            let short = name.prefix(nameLength).trimmingCharacters(in: .whitespaces) + "…"
            let offset = text.distance(from: text.startIndex, to: range.lowerBound) + short.count
            text.replaceSubrange(range, with: short)
            start = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
        }
        return text
    }
}
