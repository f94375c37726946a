import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What cannot be held weakly is found by the allocator's count: memory stays as it is, however often a thing is done.
@Suite("Memory stays flat", .serialized, .oneAtATime)
@MainActor
struct FlatMemoryTests {
    @Test("Opening and leaving a channel takes nothing with it")
    func channel() throws {
        try LiveRoom.open(messages: 20) { room in
            let stack = try #require(room.screen.navigationController)
            let growth = try HeapUse.growth(of: 30, after: 10) {
                stack.pushViewController(SBUGroupChannelViewController(channelURL: LiveRoom.url), animated: false)
                room.settle()
                _ = room.stage.window.pngSnapshot(scale: 1, style: .light)
                stack.popViewController(animated: false)
                room.settle()
            }
            #expect(growth < 2_000, "bytes an opening")
        }
    }

    @Test("Texts that are set, measured and drawn again and again take no memory")
    func texts() throws {
        try Stage.run { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
            let view = UITextView(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
            let message = SBUUserMessageTextView(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
            let root = UIViewController()
            for part in [label, field, view, message] { root.view.addSubview(part) }
            stage.show(root)
            var number = 0
            let growth = try HeapUse.growth(of: 300, after: 100) {
                number = (number + 1) % 10
                label.text = "Text \(number) that is too long for its one line"
                field.text = "Text \(number)"
                view.text = "Text \(number)"
                let text = Fixture.chat("See https://example.org/\(number)", by: Fixture.bo, isEdited: true)
                message.configure(model: SBUUserMessageTextViewModel(message: text))
                _ = stage.window.pngSnapshot(scale: 1, style: .light)
            }
            #expect(growth < 100, "bytes a time")
        }
    }
}
