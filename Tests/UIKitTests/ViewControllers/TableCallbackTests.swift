import Foundation
import Testing

@testable import UIKit

/// Pushing and presenting from what a table tells its delegate.
@MainActor
@Suite("Transitions from a table's callbacks", .serialized)
struct TableCallbackTests {
    private final class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView(frame: .zero, style: .plain)
        var onSelect: (IndexPath) -> Void = { _ in }
        var count = 40

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.frame = view.bounds
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.dataSource = self
            tableView.delegate = self
            view.addSubview(tableView)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect(indexPath) }
    }

    private func tap(at point: CGPoint, on stage: Stage) {
        stage.window.input.down(at: point, time: 0)
        stage.window.input.up(at: point, time: 0.05)
    }

    @Test("A tap on a row pushes, presents, or both after taking the row away")
    func select() {
        defer { Stage.end() }
        let stage = Stage()
        let list = ListViewController()
        let navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        list.onSelect = { [weak list] indexPath in
            guard let list else { return }
            list.count -= 1
            list.tableView.deleteRows(at: [indexPath], with: .automatic)
            list.tableView.reloadData()
            list.present(alert, animated: false)
            list.navigationController?.pushViewController(stage.make("B"), animated: false)
        }
        tap(at: CGPoint(x: 100, y: 200), on: stage)
        #expect(navigation.presentedViewController === alert)
        #expect(navigation.topViewController?.title == "B")
        stage.window.layoutIfNeeded()
        alert.answer(alert.actions.first)
        #expect(navigation.presentedViewController == nil)
    }

    @Test("Presenting while rows are changed does not disturb either")
    func duringUpdates() {
        defer { Stage.end() }
        let stage = Stage()
        let list = ListViewController()
        stage.show(list)
        let presented = stage.make("B")
        presented.modalPresentationStyle = .fullScreen
        list.tableView.performBatchUpdates {
            list.count += 1
            list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            list.present(presented, animated: false)
        } completion: { _ in
            stage.log.add("updated")
        }
        #expect(list.presentedViewController === presented)
        list.dismiss(animated: false)
        stage.window.layoutIfNeeded()
        #expect(list.tableView.numberOfRows(inSection: 0) == 41)
    }

    @Test("The first row of a table lies below the bar, and goes on lying there when the table is scrolled to its top")
    func firstRow() throws {
        defer { Stage.end() }
        let stage = Stage()
        let list = ListViewController()
        stage.show(UINavigationController(rootViewController: list))
        stage.window.layoutIfNeeded()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.convert(cell.bounds, to: nil).minY == 44)
        #expect(list.tableView.contentOffset.y == -44)
    }

    @Test("A bar looks otherwise while the content is at its top, where it is told to")
    func scrollEdge() {
        defer { Stage.end() }
        let stage = Stage()
        let list = ListViewController()
        let navigation = UINavigationController(rootViewController: list)
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        navigation.navigationBar.scrollEdgeAppearance = edge
        stage.show(navigation)
        #expect(navigation.navigationBar.isAtScrollEdge)
        #expect(navigation.navigationBar.shownAppearance === edge)
        list.tableView.contentOffset.y = 100
        #expect(navigation.navigationBar.shownAppearance === navigation.navigationBar.standardAppearance)
        list.tableView.contentOffset.y = -44
        #expect(navigation.navigationBar.shownAppearance === edge)
    }
}
