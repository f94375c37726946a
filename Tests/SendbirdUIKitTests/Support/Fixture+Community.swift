import ChatWire

@testable import SendbirdChatSDK

extension Fixture {
    static let ana = user("ana", "Ana Kovač")
    static let bo = user("bo", "Bo Lindqvist")
    static let layla = user("layla", "ليلى حسن")
    static let yuki = user("yuki", "山田 ゆき")
    static let noa = user("noa", "נועה לוי")
    static let dmytro = user("dmytro", "Дмитро Шевченко")
    static let priya = user("priya", "प्रिया शर्मा")
    static let max = user("max", "🦊 Max Frisch")
    static let zoe = user("zoe", "Zoë Ångström-Fitzgerald")

    private static func members(_ users: WireUser...) -> [WireMember] {
        ([ana] + users).map { member($0) }
    }

    /// A believable list: scripts, groups, states, old and new.
    static func community() -> [GroupChannel] {
        [
            channel(
                "hike", name: "Weekend hike 🥾", members: members(bo, layla, yuki, dmytro),
                last: message("Trailhead at eight? I can take three in the car.", by: bo, minutesAgo: 3), unread: 3),
            channel(
                "layla", members: members(layla), last: message("شكراً جزيلاً، أراك غداً!", by: layla, minutesAgo: 27),
                unread: 1),
            channel("bo", members: members(bo), last: message("Sounds good 👍", by: ana, minutesAgo: 64)),
            channel(
                "release", name: "Release 4.2 — the last things before the freeze, really",
                members: members(priya, max, zoe), isLong: true, unread: 128),
            channel(
                "yuki", members: members(yuki), last: message("写真を送りますね。", by: yuki, minutesAgo: 60 * 11)),
            channel(
                "family", members: members(noa, zoe, max),
                last: message("Who brings the cake?", by: noa, minutesAgo: 60 * 24), unread: 12),
            channel(
                "news", name: "House news", members: members(bo, noa, max, priya, zoe),
                last: message("The lift is out of order until Friday.", by: nil, minutesAgo: 60 * 30), isBroadcast: true
            ),
            channel(
                "archive", name: "Reading group 2025", members: members(noa, dmytro),
                last: message("Thank you all, that was the last evening.", by: dmytro, minutesAgo: 60 * 24 * 92),
                isFrozen: true),
            channel("max", members: members(max), last: message("ok", by: max, minutesAgo: 60 * 24 * 6)),
            channel("dmytro", members: members(dmytro)),
        ]
    }

    private static func channel(
        _ url: String, name: String, members: [WireMember], isLong: Bool, unread: Int64
    ) -> GroupChannel {
        let text = "I went through every open question from yesterday and wrote down what is left, please have a look"
        return channel(
            url, name: name, members: members, last: message(text, by: zoe, minutesAgo: 190), unread: unread)
    }
}
