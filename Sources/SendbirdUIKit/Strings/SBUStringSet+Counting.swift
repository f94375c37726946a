import SendbirdChatSDK

extension SBUStringSet {
    /// The most that a badge counts; beyond it shows “99+”.
    static let badgeCountMax = 99

    /// A count for a badge: “99+” beyond the most it counts.
    static func capped(_ count: Int) -> String {
        count > badgeCountMax ? "\(badgeCountMax)+" : "\(count)"
    }

    /// Who is typing: up to two by name.
    static func typing(_ users: [User]) -> String {
        let names = users.map { SBUUser(user: $0).refinedNickname() }
        switch names.count {
        case 0: return ""
        case 1: return "\(names[0]) is typing…"
        case 2: return "\(names[0]) and \(names[1]) are typing…"
        default: return "Several people are typing…"
        }
    }
}
