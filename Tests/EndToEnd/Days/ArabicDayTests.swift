import Foundation
import Requirements
import Testing

extension ChannelDays {
    /// A short day from right to left, in Arabic, with text of twice the size.
    @Suite("A day in Arabic, in large text")
    struct ArabicDayTests {
        private let stage: Conversation
        private var screen: Screen { stage.screen }

        init() throws {
            stage = try Conversation(name: "arabic", height: 900)
        }

        @Test(
            "They create, talk, lose the server, look at the settings and meet in the open, all from right to left",
            .covers("B4", "D5", "E3"))
        func arabic() async throws {
            _ = try await stage.server.ask(
                "POST", "/v3/users", ["user_id": "ana", "nickname": "آنا الحداد", "profile_url": ""])
            _ = try await stage.server.ask(
                "POST", "/v3/users", ["user_id": "bo", "nickname": "بو", "profile_url": ""])
            _ = try await stage.server.ask(
                "POST", "/v3/open_channels", ["channel_url": "square", "name": "الساحة", "operator_ids": ["ana"]])
            try screen.setTextScale(200)
            try stage.openBoth(environment: ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8"])
            try stage.bothFind(Query(role: "heading", name: "المحادثات"), timeout: 30)
            try expectMirrored()
            try anaCreates()
            try theyTalk()
            try theServerIsKilled()
            try settings()
            try inTheOpen()
        }

        /// The button for a new channel stands on the left, which is where a line ends.
        private func expectMirrored() throws {
            let left = try screen.frame(of: .button("قناة جديدة"), in: "ana")
            let title = try screen.frame(of: Query(role: "heading", name: "المحادثات"), in: "ana")
            #expect(left.midX < title.midX)
        }

        private func anaCreates() throws {
            try screen.press(.button("قناة جديدة"), in: "ana")
            try screen.find(.button("مجموعة كبيرة"), in: "ana")
            try stage.picture("what-kind")
            try screen.press(.button("مجموعة"), in: "ana")
            try screen.press(Query(role: "list item", name: "بو"), in: "ana")
            try screen.find(.button(has: "إنشاء ("), in: "ana")
            try stage.picture("bo-is-chosen")
            try screen.press(.button(has: "إنشاء ("), in: "ana")
        }

        private func theyTalk() throws {
            try say("صباح الخير", as: "ana")
            try screen.press(.text(has: "صباح الخير"), in: "bo")
            try say("صباح النور! 😀 the ferry leaves at 10", as: "bo")
            try stage.bothFind(Query(role: "label", has: "the ferry leaves at 10"))
            let own = try screen.frame(of: Query(role: "label", has: "the ferry leaves at 10"), in: "bo")
            let other = try screen.frame(of: Query(role: "label", has: "صباح الخير"), in: "bo")
            #expect(own.minX < other.minX, "One's own messages stand where a line ends: on the left.")
            try stage.picture("they-talk")
        }

        private func theServerIsKilled() throws {
            stage.server.killAtOnce()
            try say("هل تسمعني؟", as: "ana")
            try screen.find(.text(has: "بانتظار الشبكة"), in: "ana", timeout: 30)
            try stage.picture("no-server")
            try stage.server.start()
            try screen.find(Query(role: "label", has: "هل تسمعني؟"), in: "bo", timeout: 60)
        }

        private func settings() throws {
            try screen.press(.button("معلومات القناة"), in: "ana")
            try screen.find(.text(has: "مغادرة القناة"), in: "ana")
            try stage.picture("channel-information")
            try screen.press(.text(has: "الإشراف"), in: "ana")
            try screen.find(.text(has: "تجميد القناة"), in: "ana")
            try screen.press(.text(has: "تجميد القناة"), in: "ana")
            try screen.find(.text(has: "هذه القناة مجمّدة"), in: "bo")
            try stage.picture("frozen")
            try screen.press(.text(has: "تجميد القناة"), in: "ana")
            try screen.waitUntilGone(.text(has: "هذه القناة مجمّدة"), in: "bo")
            for _ in 0..<3 { try screen.press(key: "Escape", in: "ana") }
            try screen.press(.button("رجوع"), in: "bo")
        }

        private func inTheOpen() throws {
            for user in ["ana", "bo"] {
                try screen.press(.button("القنوات المفتوحة"), in: user)
                try screen.press(.text(has: "الساحة"), in: user)
            }
            try say("ها نحن هنا", as: "ana")
            try screen.find(Query(role: "label", has: "ها نحن هنا"), in: "bo")
            try stage.bothFind(.text(has: "مشاركان"))
            try stage.picture("in-the-open")
        }

        private func say(_ text: String, as user: String) throws {
            try screen.type(text, into: Query(role: "text", name: "رسالة"), in: user, replacing: true)
            try screen.press(.button("إرسال"), in: user)
        }
    }
}
