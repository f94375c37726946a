import Testing

@testable import SendbirdUIKit

@Suite("Texts with numbers")
@MainActor
struct CountingTests {
    @Test("A badge counts to 99", arguments: [(1, "1"), (99, "99"), (100, "99+"), (1_000, "99+")])
    func badge(count: Int, text: String) {
        #expect(SBUStringSet.capped(count) == text)
    }

    @Test("One and many differ")
    func plurals() {
        #expect(SBUStringSet.Channel_New_Message(1) == "1 new message")
        #expect(SBUStringSet.Channel_New_Message(2) == "2 new messages")
        #expect(SBUStringSet.ChannelSettings_Members(1) == "1 member")
        #expect(SBUStringSet.Accessibility_Unread(1) == "1 unread message")
    }

    @Test("The button that creates counts whoever is chosen")
    func create() {
        #expect(SBUStringSet.CreateChannel_Create(0) == "Create")
        #expect(SBUStringSet.CreateChannel_Create(3) == "Create (3)")
    }
}
