import UIKit

/// 100,000 messages of different heights.
final class Messages: NSObject, UITableViewDataSource {
    static let count = 100_000
    var rows = Messages.count
    private(set) var made = Set<ObjectIdentifier>()

    func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.separatorStyle = .none
        table.estimatedRowHeight = 60
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        table.dataSource = self
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.configure(row: indexPath.row)
        made.insert(ObjectIdentifier(cell))
        return cell
    }
}
