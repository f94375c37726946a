import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Presses", .serialized)
struct PressesTests {
    final class Listener: UIViewController {
        var keys: [UIKey] = []
        var ended = 0
        var keeps = true

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap(\.key)
            if !keeps { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            ended += 1
        }
    }

    @Test("A responder that does not call super keeps the key; one that does lets it go on")
    func keeping() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let listener = Listener()
        window.rootViewController = listener
        defer { window.rootViewController = nil }
        #expect(KeyInput.press(input: "a", flags: [], in: window))
        listener.keeps = false
        #expect(!KeyInput.press(input: "\r", flags: .shift, in: window))
        #expect(listener.keys.map(\.keyCode) == [.keyboardA, .keyboardReturnOrEnter])
        #expect(listener.keys[1].modifierFlags == .shift && listener.ended == 2)
    }

    @Test(
        "Keys are told by what they write",
        arguments: [
            ("z", UIKeyboardHIDUsage.keyboardZ), ("A", .keyboardA), ("1", .keyboard1), ("0", .keyboard0),
            (UIKeyCommand.inputUpArrow, .keyboardUpArrow), ("é", .keyboardErrorUndefined), (" ", .keyboardSpacebar),
        ])
    func codes(input: String, code: UIKeyboardHIDUsage) {
        #expect(UIKeyboardHIDUsage(input: input) == code)
    }

    @Test("With Control held a letter writes nothing, and is still that letter")
    func control() {
        let key = UIKey(input: "v", modifierFlags: .control)
        #expect(key.characters == "" && key.charactersIgnoringModifiers == "v")
    }
}
