import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Who is typing, under the channel's name", .serialized, .oneAtATime)
@MainActor
struct TypingLineTests {
    private static let long = Fixture.user("long", "Maximiliane Konstantinopolsky-Featherstonehaugh")
    private static let other = Fixture.user("other", "Bartholomew Wolfeschlegelsteinhausen")
    private static let hebrew = Fixture.user("hebrew", "נועה בן־דוד לוינשטיין־כהן מירושלים")
    private static let family = Fixture.user("family", "👨‍👩‍👧‍👦👩🏽‍🚀🧑🏾‍🌾👨‍👩‍👧‍👦👩🏽‍🚀🧑🏾‍🌾👨‍👩‍👧‍👦👩🏽‍🚀")

    /// A line whose letters are all of one width.
    private func line(_ names: [String], nameless: String? = nil, columns: Int) -> String {
        TypingLine(names.joined(separator: " and ") + " type…", names: names, nameless: nameless)
            .text { $0.count <= columns }
    }

    @Test("Names give way, each at its end, and the rest of the sentence stays", .covers("D11"))
    func names() {
        #expect(line(["Bo"], columns: 8) == "Bo type…", "What fits is whole.")
        #expect(line(["Bartholomew"], columns: 14) == "Barthol… type…")
        #expect(line(["Ann Marie"], columns: 11) == "Ann… type…", "No room is left before the dots.")
        #expect(line(["Bartholomew"], columns: 3) == "B… type…", "One person is named however little room there is.")
        #expect(line(["Bo", "Bartholomew"], columns: 18) == "Bo and Bart… type…")
        #expect(line(["Bartholomew", "Bo"], columns: 18) == "Bart… and Bo type…")
        #expect(line(["Ann", "Annabella Ann"], columns: 19) == "Ann and Anna… type…", "Not the other's name.")
        #expect(line(["Bartholomew", "Maximilian"], nameless: "Some type…", columns: 22) == "Bart… and Maxi… type…")
        #expect(line(["Bartholomew", "Maximilian"], nameless: "Some type…", columns: 19) == "Some type…")
        #expect(line([String(repeating: "👨‍👩‍👧‍👦", count: 9)], columns: 9) == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦… type…", "No character is cut apart.")
        let nobody = TypingLine("Several people type…", names: ["Bo"], nameless: nil)
        #expect(nobody.text { _ in false } == "Several people type…", "A sentence without the names is left alone.")
    }

    private func type(_ people: [WireUser], in screen: StillChannelViewController) throws -> SBUChannelTitleView {
        let channel = try #require(screen.channel as? GroupChannel)
        channel.face.withLock { $0.typing = people }
        screen.still?.channelDidUpdateTypingStatus(channel)
        screen.view.window?.layoutIfNeeded()
        return try #require(screen.headerComponent?.titleView as? SBUChannelTitleView)
    }

    private func shown(on stage: Stage, _ name: String = "Weekend hike 🥾") -> StillChannelViewController {
        let screen = StillChannelViewController(channel: Fixture.room(name, with: [Fixture.bo, Self.long]))
        screen.still?.show(Fixture.conversation())
        stage.show(UIViewController(), screen)
        return screen
    }

    @Test("A window that grows shows more of the names, and a screen reader hears all of them", .covers("D11"))
    func widths() throws {
        try Stage.run(width: 320) { stage in
            let screen = shown(on: stage)
            let title = try type([Self.long], in: screen)
            let narrow = try #require(title.statusLabel.text)
            #expect(narrow.hasPrefix("Maxi") && narrow.hasSuffix("… is typing…"))
            #expect(title.statusLabel.accessibilityLabel == "\(Self.long.nickname) is typing…")
            stage.window.frame.size.width = 900
            stage.window.layoutIfNeeded()
            #expect(title.statusLabel.text == "\(Self.long.nickname) is typing…")
            stage.window.frame.size.width = 320
            stage.window.layoutIfNeeded()
            #expect(title.statusLabel.text == narrow)
            _ = try type([], in: screen)
            #expect(title.statusLabel.isHidden)
        }
    }

    @Test(
        "Whoever types, the line under the name can be read to its end", .covers("D11"),
        arguments: [false, true], [false, true])
    func fits(dark: Bool, rightToLeft: Bool) throws {
        let typists: [(name: String, people: [WireUser])] = [
            ("one", [Fixture.bo]), ("long", [Self.long]), ("two", [Fixture.bo, Fixture.zoe]),
            ("longs", [Self.long, Self.other]), ("many", [Fixture.bo, Fixture.zoe, Self.long]),
            ("hebrew", [Self.hebrew]), ("both", [Self.hebrew, Self.long]), ("emoji", [Self.family]),
        ]
        for width in [320, 760] as [CGFloat] {
            for isHuge in [false, true] {
                try Stage.run(width: width, height: 320, dark: dark, rightToLeft: rightToLeft) { stage in
                    stage.setTextSize(isHuge ? .accessibilityExtraExtraExtraLarge : .large)
                    let screen = shown(on: stage)
                    for (name, people) in typists {
                        let title = try type(people, in: screen)
                        let label = title.statusLabel
                        let look = "\(Int(width))-\(isHuge ? "huge" : "usual")-\(dark)-\(rightToLeft)"
                        let wide = label.textRect(
                            forBounds: CGRect(x: 0, y: 0, width: 100_000, height: 100), limitedToNumberOfLines: 1)
                        #expect(wide.width <= label.bounds.width + 0.5, "\(name)-\(look)")
                        #expect(label.bounds.height >= wide.height - 1, "\(name)-\(look)")
                        if ProcessInfo.processInfo.environment["ROOST_PICTURES"] != nil {
                            try stage.picture("typing-\(name)-\(look)")
                        }
                    }
                }
            }
        }
    }
}
