import SendbirdChatSDK
import UIKit

/// Finds members whose name, or one of whose names, begins like a text.
@MainActor
struct MemberSearch {
    let members: [Member]

    /// Returns the members that fit, in order of their names; everybody for an empty text. The user is not among them.
    func results(for text: String, limit: Int) -> [SBUUser] {
        let own = SBUGlobals.currentUser?.userId
        let found = members.filter { $0.userId != own && $0.state == .joined }.map { SBUUser(member: $0) }
            .filter { text.isEmpty || Self.fits($0.refinedNickname(), text) }
        return Array(found.sorted { Self.precedes($0, $1) }.prefix(limit))
    }

    /// Letters are compared without case and accents: who writes “zoe” means Zoë.
    static func fits(_ name: String, _ text: String) -> Bool {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .anchored]
        if name.range(of: text, options: options) != nil { return true }
        // A name may also be begun at a later word: “kim” finds “👨‍👩‍👧 Kim”.
        var rest = Substring(name)
        while let blank = rest.firstIndex(where: \.isWhitespace) {
            rest = rest[rest.index(after: blank)...]
            if String(rest).range(of: text, options: options) != nil { return true }
        }
        return false
    }

    private static func precedes(_ left: SBUUser, _ right: SBUUser) -> Bool {
        let order = left.refinedNickname().localizedStandardCompare(right.refinedNickname())
        return order == .orderedSame ? left.userId < right.userId : order == .orderedAscending
    }
}
