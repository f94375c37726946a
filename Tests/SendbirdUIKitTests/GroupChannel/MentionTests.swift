import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Mentions as text", .serialized, .oneAtATime)
@MainActor
struct MentionTextTests {
    static let names = ["Zoë 🙈", "👨‍👩‍👧 Kim", "a", "ليلى حسن", "Bo\u{301}", "山田 ゆき", "x}y", "@@"]

    private func user(_ id: String, _ name: String) -> SBUUser { SBUUser(userId: id, nickname: name) }

    @Test(
        "A template comes back as the text it was made of, each name where it stood", .covers("C-50"),
        arguments: 0..<200)
    func roundTrip(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let pieces = [
            "", " ", "\n", "Hi ", "🙈", "👨‍👩‍👧", "@", "{", "}", "@{u1}", "@{", "e\u{301}", "שלום", "\u{2028}", "a@b",
        ]
        var text = ""
        var mentions: [SBUMention] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            if Bool.random(using: &random) {
                let index = Int.random(in: 0..<Self.names.count, using: &random)
                let person = user("u\(index)", Self.names[index])
                let name = person.mentionedNickname()
                mentions.append(
                    SBUMention(range: NSRange(location: text.utf16.count, length: name.utf16.count), user: person))
                text += name
            }
            text += pieces.randomElement(using: &random) ?? ""
        }
        let template = MentionTemplate.template(of: text, mentions: mentions)
        let back = MentionTemplate.content(of: template, mentioned: mentions.map(\.user))
        #expect(back.text == text, "seed \(seed): \(template)")
        #expect(back.mentions.map(\.range) == mentions.map(\.range), "seed \(seed): \(template)")
        #expect(back.mentions.map(\.user) == mentions.map(\.user))
        for mention in back.mentions {
            #expect((back.text as NSString).substring(with: mention.range) == mention.user.mentionedNickname())
        }
    }

    @Test("An id that begins like another, or has a brace in it, is the one that was meant", .covers("C-50"))
    func likeIds() {
        let (short, long) = (user("a", "Short"), user("a}b", "Long"))
        let content = MentionTemplate.content(of: "@{a} @{a}b} @{c}", mentioned: [short, long])
        #expect(content.text == "@Short @Long @{c}")
        #expect(content.mentions.map(\.user) == [short, long])
    }

    @Test("Somebody renamed is mentioned by the name of today", .covers("D16"))
    func renamed() {
        let content = MentionTemplate.content(of: "Ask @{bo}!", mentioned: [user("bo", "Captain Bo")])
        #expect(content.text == "Ask @Captain Bo!")
    }

    private func trigger(_ text: String) -> String? {
        MentionTrigger(in: text, caret: text.utf16.count, trigger: "@", mentions: [])?.filter
    }

    @Test("A name is being typed after a sign that begins a word", .covers("C-51"))
    func begins() {
        #expect(trigger("@") == "")
        #expect(trigger("first line\n@b") == "b")
        #expect(trigger("(@b") == "b")
        #expect(trigger("🙈@b") == "b")
        #expect(trigger("1️⃣@b") == "b")
        #expect(trigger("Hi @jo sm") == "jo sm")
        #expect(trigger("שלום @נו") == "נו")
        #expect(trigger("@Zoë 🙈") == "Zoë 🙈")
    }

    @Test("None is in a word, after a blank, over a line, or after too many words", .covers("C-51"))
    func none() {
        #expect(trigger("mail@b") == nil)
        #expect(trigger("1@b") == nil)
        #expect(trigger("@ b") == nil)
        #expect(trigger("@b\nc") == nil)
        #expect(trigger("@one two three four") == nil)
        #expect(trigger("@@b") == nil)
        #expect(trigger("") == nil)
        #expect(trigger("nothing") == nil)
        let mention = NSRange(location: 0, length: 3)
        #expect(MentionTrigger(in: "@Bo", caret: 3, trigger: "@", mentions: [mention]) == nil)
    }

    @Test("People are found by the beginning of any of their names, without accents", .covers("C-51"))
    func search() {
        #expect(MemberSearch.fits("John Smith", "jo sm") == false)
        #expect(MemberSearch.fits("John Smith", "john sm"))
        #expect(MemberSearch.fits("John Smith", "smi"))
        #expect(MemberSearch.fits("Zoë 🙈", "zoe"))
        #expect(MemberSearch.fits("👨‍👩‍👧 Kim", "kim"))
        #expect(MemberSearch.fits("Ángström", "ang"))
        #expect(!MemberSearch.fits("Bo", "o"))
    }

    @Test(
        "Where mentions stand follows every change, and a name that is changed is no mention any more", .covers("C-50"),
        arguments: 0..<60)
    func following(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let manager = SBUMentionManager()
        var text = "Hi @Zoë 🙈 and @👨‍👩‍👧 Kim, and @a!"
        func mention(_ id: String, _ name: String) -> SBUMention {
            SBUMention(range: (text as NSString).range(of: "@" + name), user: user(id, name))
        }
        let last = SBUMention(range: NSRange(location: text.utf16.count - 3, length: 2), user: user("a", "a"))
        manager.load(
            MentionTemplate.Content(text: text, mentions: [mention("z", "Zoë 🙈"), mention("k", "👨‍👩‍👧 Kim"), last]))
        for _ in 0..<30 {
            // Any change at all, as undo or an input method makes it: by whole characters.
            var characters = Array(text)
            if Bool.random(using: &random), !characters.isEmpty {
                characters.remove(at: Int.random(in: 0..<characters.count, using: &random))
            } else {
                let new: [Character] = ["x", "🙈", "\n", "@", "é"]
                characters.insert(
                    new.randomElement(using: &random) ?? "x", at: Int.random(in: 0...characters.count, using: &random))
            }
            text = String(characters)
            manager.textDidChange(to: text)
            for mention in manager.mentionedList {
                let shown = (text as NSString).substring(with: mention.range)
                #expect(shown == mention.user.mentionedNickname(), "seed \(seed): \(text)")
            }
        }
    }
}
