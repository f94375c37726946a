import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("Links in messages")
struct LinkRulesTests {
    @Test(
        "The first link is found as people write it",
        arguments: [
            ("https://e.com", "https://e.com"), ("see http://e.com/a?b=1,2#c, please", "http://e.com/a?b=1,2#c"),
            ("(see https://e.com/a)", "https://e.com/a"), ("https://e.com/a_(b)", "https://e.com/a_(b)"),
            ("<https://e.com>", "https://e.com"), ("https://e.com.", "https://e.com"),
            ("**https://e.com**", "https://e.com"),
            ("看https://e.com/x。好", "https://e.com/x"), ("HTTPS://E.com/Q", "HTTPS://E.com/Q"),
            ("ftp://a/ then http://b/", "http://b/"), ("[t](https://e.com/x)", "https://e.com/x"),
            ("\"http://q/\"", "http://q/"), ("http://[::1]:80/", "http://[::1]:80/"), ("x:// http://e", "http://e"),
        ])
    func found(text: String, link: String) { #expect(LinkRules.firstLink(in: text) == link) }

    @Test(
        "Where there is none there is none",
        arguments: [
            "", "e.com", "http:/e.com", "http://", "https:// x", "://x", "file:///etc/passwd", "a: b", "http://.",
        ])
    func none(text: String) { #expect(LinkRules.firstLink(in: text) == nil) }

    @Test("A link at the limit is looked at, one byte longer is passed over", .limit("link-bytes"))
    func limit() {
        let link = "http://" + String(repeating: "a", count: LinkRules.linkBytesMost - 7)
        #expect(LinkRules.firstLink(in: link) == link)
        #expect(LinkRules.firstLink(in: link + "a http://b") == "http://b")
    }

    @Test("A preview is a change of the message and its channel, and no edit; the same one changes nothing")
    func preview() {
        var turn = Turn.fixture()
        let preview = WireLinkPreview(link: "http://e", title: "t")
        let decision = LinkRules.setPreview(preview, of: .fixture(), in: .fixture(), turn: &turn)
        #expect(decision.result.wire.linkPreview == preview && decision.result.wire.seq == 8)
        #expect(decision.result.wire.updatedAt == 0 && decision.announcements.count == 1 && decision.writes.count == 3)
        let again = LinkRules.setPreview(preview, of: decision.result, in: .fixture(), turn: &turn)
        #expect(again.writes.isEmpty && again.announcements.isEmpty)
        var removed = Message.fixture()
        removed.isRemoved = true
        #expect(LinkRules.setPreview(preview, of: removed, in: .fixture(), turn: &turn).writes.isEmpty)
    }
}
