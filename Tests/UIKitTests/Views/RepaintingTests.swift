import CGTK
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("What is painted and kept")
struct RepaintingTests {
    private final class CountingTable: UITableView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test("A letter typed beside a table neither lays the table out nor paints it anew")
    func typing() throws {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = TableFixture([TableFixture.texts(100)])
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(TableFixture.TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = fixture
        let text = UITextView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
        stage.window.addSubview(table)
        stage.window.addSubview(text)
        _ = stage.window.snapshotImage(scale: 1)
        _ = text.becomeFirstResponder()
        _ = stage.window.snapshotImage(scale: 1)
        let layouts = table.layouts
        let node = try #require(table.layer.painting.subtree)
        for letter in "hello" {
            text.insertText(String(letter))
            stage.window.layoutTree()
            #expect(!table.layer.painting.isStale)
            #expect(text.layer.painting.isStale)
            _ = LayerPainter.subtree(of: stage.window.layer)
        }
        #expect(table.layouts == layouts)
        #expect(table.layer.painting.subtree === node)
        text.resignFirstResponder()
    }

    @Test("Rows that are only moved by scrolling keep what was painted of them")
    func scrolling() {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = TableFixture([TableFixture.texts(100)])
        stage.window.addSubview(fixture.table)
        _ = stage.window.snapshotImage(scale: 1)
        let cells = fixture.table.visibleCells.dropFirst()
        let nodes = cells.map { $0.layer.painting.subtree }
        fixture.table.contentOffset.y += 12
        stage.window.layoutTree()
        for (cell, node) in zip(cells, nodes) {
            #expect(!cell.layer.painting.isStale)
            #expect(cell.layer.painting.subtree === node)
        }
    }

    private final class Screen: UIViewController {
        let fixture = TableFixture([TableFixture.texts(30)])
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(fixture.table)
            view.addSubview(text)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Screen, _: UITraitCollection) in
                screen.text.setNeedsDisplay()
            }
        }
    }

    @Test("Screens that were pushed, shown and left 500 times are gone, with their views and widgets")
    func leaving() throws {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        final class Weak {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }
        var all: [Weak] = []
        for round in 0..<500 {
            let screen = Screen()
            all += [screen, screen.view, screen.fixture.table, screen.text].map { Weak($0) }
            if round.isMultiple(of: 2) {
                navigation.pushViewController(screen, animated: false)
                stage.window.layoutIfNeeded()
                screen.text.becomeFirstResponder()
                navigation.popViewController(animated: false)
            } else {
                navigation.present(screen, animated: false)
                stage.window.layoutIfNeeded()
                screen.text.becomeFirstResponder()
                navigation.dismiss(animated: false)
            }
            stage.window.layoutIfNeeded()
        }
        #expect(all.filter { $0.object != nil }.isEmpty)
        if let host = (stage.window.host as? GTKWindowHost)?.host {
            #expect(gtk_widget_get_first_child(host) == nil)
        }
        UIApplication.shared.hide(stage.window)
    }
}
