import Foundation
import Testing

@testable import UIKit

/// Alerts and action sheets: buttons, keys, handlers.
@MainActor
@Suite("UIAlertController", .serialized)
struct UIAlertControllerTests {

    private func show(
        _ style: UIAlertController.Style, on stage: Stage, _ titles: [(String, UIAlertAction.Style)],
        answers: @escaping (String) -> Void
    ) -> UIAlertController {
        let root = stage.make("A")
        stage.show(root)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(UIAlertAction(title: title, style: style) { answers($0.title ?? "") })
        }
        root.present(alert, animated: false)
        return alert
    }

    /// The buttons as they are seen, from the top and from where lines begin.
    private func buttons(of alert: UIAlertController) -> [AlertActionView] {
        func find(in view: UIView) -> [AlertActionView] {
            if let button = view as? AlertActionView { return [button] }
            return view.subviews.flatMap(find)
        }
        return find(in: alert.view).sorted {
            let (first, second) = ($0.convert(CGPoint.zero, to: nil), $1.convert(CGPoint.zero, to: nil))
            return (first.y, first.x) < (second.y, second.x)
        }
    }

    @Test("The handler is called once, after the alert has gone")
    func handler() {
        defer { Stage.end() }
        let stage = Stage()
        var answers: [String] = []
        var wasGone = false
        weak var root: UIViewController?
        let alert = show(.alert, on: stage, [("Cancel", .cancel), ("OK", .default)]) {
            answers.append($0)
            wasGone = root?.presentedViewController == nil
        }
        root = stage.window.rootViewController
        alert.answer(alert.actions[1])
        alert.answer(alert.actions[0])
        #expect(answers == ["OK"])
        #expect(wasGone)
    }

    @Test("A handler may present the next alert")
    func presentsFromHandler() {
        defer { Stage.end() }
        let stage = Stage()
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        let alert = show(.alert, on: stage, [("OK", .default)]) { _ in
            stage.window.rootViewController?.present(next, animated: false)
        }
        alert.answer(alert.actions.first)
        #expect(stage.window.rootViewController?.presentedViewController === next)
    }

    @Test("Two buttons stand beside each other, the one to cancel first; more below each other, it last")
    func order() {
        defer { Stage.end() }
        let two = show(.alert, on: Stage(), [("OK", .default), ("Cancel", .cancel)]) { _ in }
        let pair = buttons(of: two)
        #expect(pair.map(\.action.title) == ["Cancel", "OK"])
        #expect(pair.first?.frame.minY == pair.last?.frame.minY)
        let three = show(.alert, on: Stage(), [("Cancel", .cancel), ("A", .default), ("B", .destructive)]) { _ in }
        let column = buttons(of: three)
        #expect(column.map(\.action.title) == ["A", "B", "Cancel"])
        #expect(Set(column.map(\.frame.minX)) == [0])
        let long = show(.alert, on: Stage(), [("A title that is much too long", .default), ("Cancel", .cancel)]) { _ in
        }
        #expect(buttons(of: long).map(\.action.title) == ["A title that is much too long", "Cancel"])
    }

    @Test("Return presses the preferred button, else the only one that does something")
    func returnKey() {
        defer { Stage.end() }
        var answers: [String] = []
        let stage = Stage()
        let alert = show(.alert, on: stage, [("Cancel", .cancel), ("A", .default), ("B", .default)]) {
            answers.append($0)
        }
        stage.press("\r")
        #expect(answers == [])
        alert.preferredAction = alert.actions[2]
        stage.press("\r")
        #expect(answers == ["B"])
        let second = Stage()
        _ = show(.alert, on: second, [("Cancel", .cancel), ("Save", .default)]) { answers.append($0) }
        second.press("\r")
        #expect(answers == ["B", "Save"])
        let third = Stage()
        _ = show(.alert, on: third, [("Cancel", .cancel), ("Delete", .destructive)]) { answers.append($0) }
        third.press("\r")
        #expect(answers == ["B", "Save"])
    }

    @Test("Escape presses the one to cancel; without one only a single button", arguments: [0, 1, 2])
    func escapeKey(number: Int) {
        defer { Stage.end() }
        var answers: [String] = []
        let stage = Stage()
        let titles: [(String, UIAlertAction.Style)] =
            [[("A", .default), ("Cancel", .cancel)], [("OK", .default)], [("A", .default), ("B", .default)]][number]
        _ = show(.alert, on: stage, titles) { answers.append($0) }
        stage.press(UIKeyCommand.inputEscape)
        #expect(answers == [["Cancel"], ["OK"], []][number])
        #expect((stage.window.rootViewController?.presentedViewController == nil) == (number != 2))
    }

    @Test("Tab and arrows move among the buttons that may be pressed, and Return presses where they stand")
    func focus() throws {
        defer { Stage.end() }
        var answers: [String] = []
        let stage = Stage()
        let alert = show(.actionSheet, on: stage, [("A", .default), ("B", .default), ("Cancel", .cancel)]) {
            answers.append($0)
        }
        alert.actions[0].isEnabled = false
        let down = try #require(alert.keyCommands?.first { $0.input == UIKeyCommand.inputDownArrow })
        down.handler(down)
        #expect(alert.content?.focusedAction?.title == "B")
        down.handler(down)
        #expect(alert.content?.focusedAction?.title == "Cancel")
        down.handler(down)
        #expect(alert.content?.focusedAction?.title == "B")
        let enter = try #require(alert.keyCommands?.first { $0.input == "\r" })
        enter.handler(enter)
        #expect(answers == ["B"])
    }

    @Test("A disabled button answers nothing and says so to assistive tools")
    func disabled() throws {
        defer { Stage.end() }
        var answers: [String] = []
        let alert = show(.alert, on: Stage(), [("OK", .default)]) { answers.append($0) }
        alert.actions[0].isEnabled = false
        let button = try #require(buttons(of: alert).first)
        #expect(!button.accessibilityActivate())
        #expect(button.accessibilityTraits.contains(.notEnabled))
        alert.answer(alert.actions[0])
        #expect(answers == [])
        alert.actions[0].isEnabled = true
        #expect(button.accessibilityActivate())
        #expect(answers == ["OK"])
    }

    @Test("In a wide window a sheet with a source is a popover without the one to cancel; beside it cancels")
    func popover() throws {
        defer { Stage.end() }
        var answers: [String] = []
        let stage = Stage(width: 900, height: 700)
        let root = stage.make("A")
        stage.show(root)
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 60, height: 20))
        root.view.addSubview(source)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: false)
        #expect(buttons(of: sheet).map(\.action.title) == ["Copy"])
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minY == 330)
        #expect(frame.midX == 430)
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
        stage.press(UIKeyCommand.inputEscape)
        #expect(answers == ["cancel"])
    }

    @Test("Only an action sheet has a popover; text fields are an alert's")
    func forms() {
        defer { Stage.end() }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.popoverPresentationController == nil)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.count == 1)
        #expect(alert.textFields?.first?.accessibilityLabel == "Name")
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        #expect(sheet.popoverPresentationController != nil)
    }

    @Test("An alert higher than the window stays inside it")
    func tooHigh() throws {
        defer { Stage.end() }
        let stage = Stage(width: 390, height: 300)
        let alert = show(.alert, on: stage, (0..<12).map { ("Choice \($0)", .default) }) { _ in }
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(stage.window.bounds.contains(frame))
        let scrollView = try #require(buttons(of: alert).first?.superview as? UIScrollView)
        #expect(scrollView.isScrollEnabled)
        #expect(scrollView.contentSize.height > scrollView.bounds.height)
        // Keys bring the last button into sight.
        alert.content?.moveFocus(by: -1)
        let last = try #require(buttons(of: alert).last)
        #expect(frame.contains(last.convert(last.bounds, to: nil)))
    }
}
