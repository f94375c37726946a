import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("Who is notified of a message")
struct PushRulesTests {
    /// `bo`, who has not read the newest of three messages, by `ana`.
    private func notifies(
        _ message: Message = .fixture(), channel: Channel = .fixture(),
        _ change: (inout PushRules.Recipient) -> Void = { _ in }
    ) -> Bool {
        var recipient = PushRules.Recipient(
            user: .fixture(key: 2, "bo"), membership: .fixture(userKey: 2), preference: PushPreference(),
            isConnected: false, blocksSender: false)
        change(&recipient)
        return PushRules.notifies(recipient, of: message, in: channel, at: 5_000)
    }

    @Test("A member who has no connection and has not read it is")
    func member() { #expect(notifies()) }

    @Test("Nobody else is")
    func others() {
        #expect(!notifies { $0.user = .fixture() }, "who sent it")
        #expect(!notifies { $0.user.isActive = false })
        #expect(!notifies { $0.isConnected = true })
        #expect(!notifies { $0.blocksSender = true })
        for state in [MembershipState.invited, .none] { #expect(!notifies { $0.membership.state = state }) }
    }

    @Test("What is read already is no news, and neither is what lies before one's history")
    func read() {
        #expect(notifies { $0.membership.readNumber = 2 })
        #expect(!notifies { $0.membership.readNumber = 3 })
        #expect(notifies { $0.membership.historyOffset = 1_999 })
        #expect(!notifies { $0.membership.historyOffset = 2_000 })
    }

    @Test("A channel that stays hidden is quiet; one that a message shows again is not")
    func hidden() {
        #expect(!notifies { $0.membership.hiddenState = .hiddenPreventAutoUnhide })
        #expect(notifies { $0.membership.hiddenState = .hiddenAllowAutoUnhide })
    }

    @Test("Whom operators muted is notified: muting is about speaking")
    func muted() { #expect(notifies { $0.membership.mute = Restriction() }) }

    @Test(
        "The channel's setting goes before the user's own", arguments: [PushTrigger.standard, .all, .mentionOnly, .off])
    func triggers(trigger: PushTrigger) {
        for own in [PushPreference.Trigger.all, .mentionOnly, .off] {
            for kind in [MessageMentions.Kind?.none, .users, .channel] {
                var message = Message.fixture()
                message.wire.mentions = kind.map {
                    MessageMentions(kind: $0, users: $0 == .users ? [User.fixture(key: 2, "bo").wire] : [])
                }
                let isMentioned = kind != nil
                let expected: Bool =
                    switch (trigger, own) {
                    case (.all, _), (.standard, .all): true
                    case (.mentionOnly, _), (.standard, .mentionOnly): isMentioned
                    case (.off, _), (.standard, .off): false
                    }
                let isNotified = notifies(message) { recipient in
                    recipient.membership.pushTrigger = trigger
                    recipient.preference.trigger = own
                }
                #expect(isNotified == expected, "\(trigger) \(own) \(String(describing: kind))")
            }
        }
    }

    @Test("A mention of somebody else is none")
    func otherMention() {
        var message = Message.fixture()
        message.wire.mentions = MessageMentions(users: [User.fixture(key: 3, "cy").wire])
        #expect(!notifies(message) { $0.membership.pushTrigger = .mentionOnly })
    }

    @Test("Quiet hours and the snooze hold whatever is set for the channel")
    func quiet() {
        #expect(
            !notifies { recipient in
                recipient.membership.pushTrigger = .all
                (recipient.preference.isSnoozed, recipient.preference.snoozeEndAt) = (true, 5_001)
            })
    }

    @Test("Nobody is notified of silent and deleted messages, in open channels and in deleted ones")
    func messages() {
        #expect(PushRules.notifies(of: .fixture(), in: .fixture()))
        var message = Message.fixture()
        message.wire.isSilent = true
        #expect(!PushRules.notifies(of: message, in: .fixture()))
        message = .fixture()
        message.isRemoved = true
        #expect(!PushRules.notifies(of: message, in: .fixture()))
        var channel = Channel.fixture()
        channel.isOpen = true
        #expect(!PushRules.notifies(of: .fixture(), in: channel))
        channel = .fixture()
        channel.isRemoved = true
        #expect(!PushRules.notifies(of: .fixture(), in: channel))
    }
}

@Suite("The words of notifications")
struct PushTemplateTests {
    private func filled(_ template: String, _ change: (inout WireMessage) -> Void = { _ in }) -> String {
        var message = Message.fixture().wire
        change(&message)
        let words = PushTemplate.Words(message: template)
        return PushTemplate(text: words, file: words, admin: words).filled(for: message, channelName: "Room").message
    }

    @Test(
        "Placeholders stand for what they say, others and loose braces for themselves",
        arguments: [
            ("{sender_name}: {message}", "Ana: hello"), ("{channel_name}", "Room"), ("{no}", "{no}"), ("{", "{"),
            ("a}b", "a}b"), ("{message", "{message"), ("", ""), ("{filename}{file_type_friendly}", ""),
        ])
    func placeholders(template: String, text: String) { #expect(filled(template) == text) }

    @Test("What a message says is never taken for a placeholder")
    func once() { #expect(filled("{message}") { $0.message = "{sender_name}" } == "{sender_name}") }

    @Test("A sender without a name goes by the id, a deleted one by nothing", .covers("C-53"))
    func senders() {
        #expect(filled("{sender_name}") { $0.sender?.nickname = "" } == "ana")
        #expect(filled("{sender_name}") { $0.sender = nil } == "")
    }

    @Test("A file has its name and its kind")
    func file() {
        let text = filled("{file_type_friendly} {filename}") { message in
            message.type = .file
            message.file = WireFile(url: "u", name: "cat.png", type: "image/png", size: 1)
        }
        #expect(text == "Image cat.png")
    }

    @Test("The standard words: two templates, no title for a channel without a name")
    func standard() throws {
        #expect(PushTemplate.names.allSatisfy { PushTemplate.standard($0) != nil } && PushTemplate.standard("x") == nil)
        let template = try #require(PushTemplate.standard("default"))
        let words = template.filled(for: Message.fixture().wire, channelName: "")
        #expect(words == PushTemplate.Words(title: nil, message: "Ana: hello"))
    }
}
