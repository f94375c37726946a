import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("The keyboard alone", .serialized)
struct FocusTests {
    /// A bar of two buttons above a table of ten rows, and a text below.
    final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let left = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        let right = UIButton(frame: CGRect(x: 200, y: 10, width: 80, height: 30))
        let table = UITableView(frame: CGRect(x: 0, y: 50, width: 300, height: 150))
        let text = UITextView(frame: CGRect(x: 0, y: 210, width: 300, height: 40))
        var log: [String] = []
        var count = 10

        override func viewDidLoad() {
            super.viewDidLoad()
            for (button, name) in [(right, "right"), (left, "left")] {
                button.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: .touchUpInside)
                view.addSubview(button)
            }
            table.dataSource = self
            table.delegate = self
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            view.addSubview(table)
            view.addSubview(text)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("row \(indexPath.row)")
        }
    }

    private func show(_ body: (TestWindow, Screen) throws -> Void) rethrows {
        let stage = TestWindow()
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.window.layoutIfNeeded()
        defer {
            stage.window.endEditing(true)
            stage.window.rootViewController = nil
            FrameClock.shared.giveBack()
        }
        try body(stage, screen)
    }

    private func ring(in view: UIView) -> Bool { view.subviews.contains { $0 is FocusRingView } }

    @Test("Tab goes from top to bottom and from where lines begin, and round; Shift-Tab goes back")
    func tab() {
        show { stage, screen in
            stage.press("\t")
            #expect(screen.left.isFocused && ring(in: screen.left))
            stage.press("\t")
            #expect(screen.right.isFocused && !ring(in: screen.left))
            stage.press("\t")
            let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(cell.map { ring(in: $0) } == true)
            stage.press("\t")
            #expect(screen.text.isFirstResponder)
            stage.press("\t")
            #expect(screen.left.isFocused && !screen.text.isFirstResponder)
            stage.press("\t", .shift)
            #expect(screen.text.isFirstResponder)
        }
    }

    @Test("From right to left, Tab begins at the right")
    func rightToLeft() {
        show { stage, screen in
            screen.view.semanticContentAttribute = .forceRightToLeft
            stage.press("\t")
            #expect(screen.right.isFocused)
        }
    }

    @Test("Return and Space press what has the focus, and nothing without one")
    func activate() {
        show { stage, screen in
            stage.press("\r")
            stage.press(" ")
            #expect(screen.log.isEmpty)
            stage.press("\t")
            stage.press("\r")
            stage.press(" ")
            #expect(screen.log == ["left", "left"] && screen.left.isFocused)
        }
    }

    @Test("Arrows, pages, Home and End move over the rows, which are scrolled to; Return selects")
    func rows() {
        show { stage, screen in
            stage.press(UIKeyCommand.inputDownArrow)
            for _ in 0..<4 { stage.press(UIKeyCommand.inputDownArrow) }
            #expect(screen.table.bounds.minY == 100, "The fifth row is seen whole.")
            stage.press("\r")
            #expect(screen.log == ["row 4"])
            stage.press(UIKeyCommand.inputEnd)
            stage.press(UIKeyCommand.inputDownArrow)
            stage.press("\r")
            stage.press(UIKeyCommand.inputHome)
            stage.press(UIKeyCommand.inputUpArrow)
            stage.press("\r")
            #expect(screen.log == ["row 4", "row 9", "row 0"])
            stage.press(UIKeyCommand.inputPageDown)
            stage.press("\r")
            #expect(screen.log.last == "row 2")
        }
    }

    @Test("In a table that is shown upside down, up is where it looks up")
    func upsideDown() {
        show { stage, screen in
            screen.table.transform = CGAffineTransform(scaleX: 1, y: -1)
            stage.press(UIKeyCommand.inputUpArrow)
            stage.press(UIKeyCommand.inputDownArrow)
            stage.press("\r")
            #expect(screen.log == ["row 1"])
        }
    }

    @Test("The pointer takes the ring away")
    func pointer() {
        show { stage, screen in
            stage.press("\t")
            stage.tap(150, 260)
            #expect(!ring(in: screen.left) && !screen.left.isFocused)
            stage.press("\r")
            #expect(screen.log.isEmpty)
        }
    }

    @Test("The menu key presses long where a long press does something")
    func menu() {
        show { stage, screen in
            let box = UIView(frame: CGRect(x: 0, y: 260, width: 100, height: 30))
            box.isAccessibilityElement = true
            box.accessibilityTraits = .button
            box.addGestureRecognizer(
                UILongPressGestureRecognizer { if $0.state == .began { screen.log.append("menu") } })
            screen.view.addSubview(box)
            stage.press("\t", .shift)
            #expect(ring(in: box))
            stage.press(UIKeyCommand.inputMenu)
            stage.press(UIKeyCommand.inputF10, .shift)
            #expect(screen.log == ["menu", "menu"])
        }
    }

    @Test("Ctrl-F goes to the search field; Escape empties and leaves it")
    func search() {
        show { stage, screen in
            #expect(!stage.press("f", .control))
            let bar = UISearchBar(frame: CGRect(x: 0, y: 250, width: 300, height: 50))
            screen.view.addSubview(bar)
            bar.layoutIfNeeded()
            #expect(stage.press("f", .control))
            #expect(bar.isFirstResponder)
            bar.text = "Ana"
            stage.press(UIKeyCommand.inputEscape)
            #expect(bar.text == "" && !bar.isFirstResponder)
        }
    }

    @Test("Nothing behind an alert or a sheet can be reached")
    func modal() {
        show { stage, screen in
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let sheet = UIViewController()
            let close = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
            sheet.loadViewIfNeeded()
            sheet.view.addSubview(close)
            screen.present(sheet, animated: false)
            stage.window.layoutIfNeeded()
            for _ in 0..<3 {
                stage.press("\t")
                #expect(close.isFocused)
            }
            screen.dismiss(animated: false)
        }
    }

    @Test("A disabled control is passed over")
    func disabled() {
        show { stage, screen in
            screen.left.isEnabled = false
            stage.press("\t")
            #expect(screen.right.isFocused)
        }
    }

    @Test("The focus stays with its row while rows come in above, and the ring goes when the row scrolls away")
    func followsRow() {
        show { stage, screen in
            stage.press(UIKeyCommand.inputDownArrow)
            stage.press(UIKeyCommand.inputDownArrow)
            screen.count = 11
            UIView.performWithoutAnimation {
                screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                screen.table.layoutIfNeeded()
            }
            stage.press("\r")
            #expect(screen.log == ["row 2"])
            screen.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .bottom, animated: false)
            screen.table.layoutIfNeeded()
            #expect(!screen.table.visibleCells.contains(where: ring))
            stage.press("\r")
            #expect(screen.log == ["row 2"], "What is not seen is not pressed.")
        }
    }

    @Test("Arrows go to the nearest cell of a grid, Return presses it, Tab leaves the grid")
    func grid() {
        let fixture = CollectionFixture([(0..<9).map { "Item \($0)" }], size: CGSize(width: 300, height: 200))
        let stage = TestWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 240, width: 80, height: 30))
        stage.window.addSubview(fixture.grid)
        stage.window.addSubview(button)
        stage.window.layoutIfNeeded()
        defer { FrameClock.shared.giveBack() }
        stage.press("\t")
        stage.press(UIKeyCommand.inputRightArrow)
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputLeftArrow)
        stage.press(UIKeyCommand.inputLeftArrow)
        stage.press("\r")
        #expect(fixture.grid.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        stage.press("\t")
        #expect(button.isFocused)
    }
}
