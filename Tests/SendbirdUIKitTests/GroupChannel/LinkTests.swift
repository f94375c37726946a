import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Links in messages", .serialized, .oneAtATime)
@MainActor
struct LinkTests {
    private func urls(_ text: String) -> [String] { LinkFinder.links(in: text).map(\.url.absoluteString) }

    @Test("What punctuates around a link is no part of it", .covers("C-86"))
    func ranges() {
        #expect(urls("(see https://e.com/a)") == ["https://e.com/a"])
        #expect(urls("https://e.com/a_(b)") == ["https://e.com/a_(b)"])
        #expect(urls("(https://e.com/a_(b))") == ["https://e.com/a_(b)"])
        #expect(urls("<https://e.com>") == ["https://e.com"])
        #expect(urls("Go to e.com.") == ["https://e.com"])
        #expect(urls("https://e.com/?q=1,2") == ["https://e.com/?q=1,2"])
        #expect(urls("https://e.com/?q=1,2, or so") == ["https://e.com/?q=1,2"])
        #expect(urls("看https://e.com。再见") == ["https://e.com"])
        #expect(urls("请看https://e.com/路") == ["https://e.com/"])
        #expect(urls("انظر https://e.com/a، شكرا") == ["https://e.com/a"])
        #expect(urls("[https://e.com/x](y)") == ["https://e.com/x"])
        #expect(urls("\"https://e.com\"!") == ["https://e.com"])
        #expect(
            urls("https://e.com/a;b:c?d#e, www.e.com/x and http://e.com:8080/p.") == [
                "https://e.com/a;b:c?d#e", "https://www.e.com/x", "http://e.com:8080/p",
            ])
    }

    @Test("Neither a file, a number, mail nor a scheme of another kind is a link", .covers("C-86", "C-87"))
    func none() {
        for text in [
            "notes.txt", "3.14", "e.g. this", "bo@e.com", "javascript:alert(1)", "file:///etc/passwd",
            "data:text/html,x",
            "https://", "http:// x", "...", "a.b", "https://)", "mailto:bo@e.com", "end.And", "vscode://open",
        ] {
            #expect(urls(text).isEmpty, "\(text): \(urls(text))")
        }
    }

    @Test("Ranges are those of the link in the text, with emoji and other scripts before it", .covers("C-86"))
    func units() throws {
        let text = "👨‍👩‍👧 שלום e.com/a — and https://e.com/b!"
        let links = LinkFinder.links(in: text)
        #expect(links.map { (text as NSString).substring(with: $0.range) } == ["e.com/a", "https://e.com/b"])
    }

    @Test(
        "The cost grows with the length alone: a square of it would take hours", .covers("C-87"),
        .timeLimit(.minutes(1)),
        arguments: [
            "a.", "https://", "https://e.com", "(", "https://e.com(", "a*", "www.", "e.com/", "[a](", "**", "a-",
            "http://!", "https://e.com)", "@{", "a@b.", ":", "https://a%",
        ])
    func linear(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf16.count)
        #expect(LinkFinder.links(in: text).allSatisfy { NSMaxRange($0.range) <= text.utf16.count })
    }

    private func shown(_ text: String, by user: String = "bo", _ body: (SBUUserMessageCell, LinkEar) throws -> Void)
        throws
    {
        try Stage.run { stage in
            let screen = LinkEar(channel: Fixture.room(with: [Fixture.bo]))
            screen.still?.show([Fixture.chat(text, by: user == "bo" ? Fixture.bo : Fixture.ana, minutesAgo: 1, id: 1)])
            stage.show(UIViewController(), screen)
            stage.window.layoutIfNeeded()
            try body(try #require(screen.cell(0) as? SBUUserMessageCell), screen)
        }
    }

    @Test("A tap on a link opens it, one beside it does not", .covers("C-86"), arguments: ["bo", "ana"])
    func tapping(user: String) throws {
        try shown("Look: https://e.com/a is it", by: user) { cell, ear in
            let view = try #require(cell.messageTextView as? SBUUserMessageTextView)
            let label = view.label
            var hits: Set<Int> = []
            for x in stride(from: CGFloat(1), to: view.bounds.width, by: 3) {
                let point = CGPoint(x: x, y: view.bounds.midY)
                let index = label.textIndex(at: view.convert(point, to: label))
                ear.opened = []
                let isTaken = view.tap(at: point)
                let isLink = index.map { (6..<21).contains($0) } ?? false
                #expect(isTaken == isLink && ear.opened == (isLink ? ["https://e.com/a"] : []), "at \(x)")
                if isLink, let index { hits.insert(index) }
            }
            #expect(hits.count > 10, "The link is on the screen.")
            let underlined = try #require(label.attributedText).attribute(.underlineStyle, at: 10, effectiveRange: nil)
            #expect(underlined != nil, "It is seen to be one.")
        }
    }

    @Test("Those who do not point open links by an action of the message", .covers("C-60", "C-86"))
    func action() throws {
        try shown("See e.com/a.") { cell, ear in
            let actions = cell.mainContainerView.accessibilityCustomActions ?? []
            #expect(actions.map(\.name) == ["Copy", "Open https://e.com/a"])
            #expect(actions.last.map { $0.actionHandler?($0) == true } == true)
            #expect(ear.opened == ["https://e.com/a"])
        }
    }

    @Test("Fuzzed signs are shown as they are, and nothing breaks", .covers("C-87"))
    func literal() throws {
        let deep = String(repeating: "[", count: 1_000) + "x" + String(repeating: "](", count: 1_000)
        for text in [
            "[a](", "[](", "**", "*a* _b_ ~c~", "[a](https://e.com/a b)", deep, "\u{202E}gnp.exe", "\u{0}\u{1}",
        ] {
            try shown(text) { cell, _ in
                #expect((cell.messageTextView as? SBUUserMessageTextView)?.text == text)
            }
        }
        try shown(String(repeating: "*", count: 20_000)) { cell, _ in
            #expect(cell.bounds.height > 1_000)
        }
    }
}

/// A channel's screen that writes down what is opened.
final class LinkEar: SBUGroupChannelViewController {
    var opened: [String] = []
    var shownUsers: [String] = []
    var still: StillChannelViewModel? { viewModel as? StillChannelViewModel }

    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, showIndicator: Bool = true
    ) {
        viewModel = StillChannelViewModel(channel: channel, channelURL: channelURL)
    }

    override func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL) {
        opened.append(url.absoluteString)
    }

    override func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser) {
        shownUsers.append(user.userId)
    }

    func cell(_ row: Int) -> SBUBaseMessageCell? {
        listComponent?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SBUBaseMessageCell
    }
}
