import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Table view controllers")
struct UITableViewControllerTests {
    private final class Members: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Member \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }
    }

    @Test("The controller's overrides fill its table, and the selection goes when it appears")
    func table() {
        let members = Members(style: .grouped)
        members.view.frame = rect(0, 0, 320, 480)
        members.view.layoutIfNeeded()
        #expect(members.tableView === members.view)
        #expect(members.tableView.style == .grouped)
        #expect(members.tableView.visibleCells.map { $0.textLabel?.text } == ["Member 0", "Member 1", "Member 2"])
        #expect(members.tableView.headerView(forSection: 0)?.textLabel?.text == "ALL")
        members.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        members.viewWillAppear(false)
        #expect(members.tableView.indexPathForSelectedRow == nil)
    }
}
