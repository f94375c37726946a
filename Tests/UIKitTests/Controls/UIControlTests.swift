import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UIControl", .serialized)
struct UIControlTests {
    private let test = TestWindow()

    @Test("Tells what a touch does, in order")
    func events() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        test.window.addSubview(control)
        var log: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchDragExit, "exit"),
            (.touchDragEnter, "enter"), (.primaryActionTriggered, "primary"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log.append(name) }, for: event) }
        test.tap(50, 20)
        #expect(log == ["down", "inside", "primary"])
        log = []
        test.input.down(at: CGPoint(x: 50, y: 20))
        #expect(control.isHighlighted)
        test.input.move(to: CGPoint(x: 200, y: 200))
        #expect(!control.isHighlighted)
        test.input.up()
        #expect(log == ["down", "exit", "outside"])
        log = []
        test.input.down(at: CGPoint(x: 50, y: 20))
        test.input.cancel()
        #expect(log == ["down", "cancel"])
    }

    @Test("An action is replaced by identifier and removed by it")
    func identifiers() {
        let control = UIControl()
        var count = 0
        let id = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: id) { _ in count += 1 }, for: .valueChanged)
        control.addAction(UIAction(identifier: id) { _ in count += 10 }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 10)
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 10)
    }

    @Test("The action knows its sender")
    func sender() {
        let control = UIControl()
        var isSender = false
        control.addAction(UIAction { isSender = $0.sender as? UIControl === control }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(isSender)
    }

    @Test("A button shows what is set for its state, or for the normal one")
    func buttonStates() {
        let button = UIButton(type: .custom)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.systemRed, for: .normal)
        button.setTitleColor(.systemGray, for: .disabled)
        #expect(button.titleLabel?.text == "Follow")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Following")
        #expect(button.currentTitleColor == .systemRed)
        button.isEnabled = false
        #expect(button.currentTitleColor == .systemGray)
        #expect(button.accessibilityLabel == "Following")
    }

    @Test("A button is as large as its content with the room around")
    func buttonSize() {
        let button = UIButton(type: .custom)
        button.setTitle("Send", for: .normal)
        let plain = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let label = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize == CGSize(width: label.width + 20, height: label.height + 10))
        #expect(plain.width == label.width)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        let image = button.imageView?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == label.width + image.width + 20)
    }

    @Test("Title and picture change sides with the language")
    func buttonDirection() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Send", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let picture = try #require(button.imageView)
        #expect(picture.frame.maxX <= label.frame.minX)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(label.frame.maxX <= picture.frame.minX)
    }

    @Test("A switch turns by a press and tells of it; by the program it does not")
    func toggle() {
        let toggle = UISwitch(frame: .zero)
        test.window.addSubview(toggle)
        var told = 0
        toggle.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        toggle.setOn(true, animated: false)
        #expect(told == 0)
        test.tap(20, 15)
        #expect(!toggle.isOn)
        #expect(told == 1)
        #expect(toggle.accessibilityValue == "0")
        #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test("A progress view keeps to its range and fills from the side where lines begin")
    func progress() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.progress = 0.25
        bar.layoutIfNeeded()
        #expect(bar.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        #expect(bar.subviews.first?.frame.minX == 150)
        #expect(bar.accessibilityValue == "25 %")
    }

    @Test("A wheel hides while it rests")
    func wheel() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        test.window.addSubview(wheel)
        wheel.startAnimating()
        #expect(wheel.isAnimating && !wheel.isHidden)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }
}
