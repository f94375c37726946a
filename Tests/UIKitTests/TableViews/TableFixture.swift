import Foundation

@testable import UIKit

/// A table of texts, with a log of what it was asked and told.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 15)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    var sections: [[String]]
    let table: UITableView
    var fixedHeight: CGFloat?
    /// Whether the texts follow the user's text size.
    var adjusts = false
    var estimate: CGFloat = 44
    var log: [String] = []
    var onCell: ((IndexPath) -> Void)?
    var onWillDisplay: ((IndexPath) -> Void)?
    var titles: [String?] = []
    private(set) var cells: Set<ObjectIdentifier> = []

    init(_ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480)) {
        self.sections = sections
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        onCell?(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        // The hook may have changed the rows; a real app would have an index error here.
        let isThere = indexPath.section < sections.count && indexPath.row < sections[indexPath.section].count
        if adjusts, let label = (cell as? TextCell)?.label {
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
        }
        (cell as? TextCell)?.label.text = isThere ? sections[indexPath.section][indexPath.row] : ""
        cells.insert(ObjectIdentifier(cell))
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        fixedHeight ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        fixedHeight == nil ? estimate : 0
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onWillDisplay?(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section).\(indexPath.row)")
    }

    /// The texts on screen, from top to bottom.
    var visibleTexts: [String] {
        table.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
    }

    /// Where a text is on screen, from the table's upper edge; `nil` if it is not.
    func screenTop(of text: String) -> CGFloat? {
        table.visibleCells.first { ($0 as? TextCell)?.label.text == text }
            .map { $0.frame.minY - table.contentOffset.y }
    }

    /// Checks that cells, geometry and data agree.
    var inconsistency: String? {
        table.layoutIfNeeded()
        for (path, cell) in table.liveCells {
            guard path.section < sections.count, path.row < sections[path.section].count else {
                return "\(path) is gone"
            }
            guard (cell as? TextCell)?.label.text == sections[path.section][path.row] else { return "\(path) is stale" }
            guard cell.frame == table.rectForRow(at: path) else { return "\(path) is misplaced" }
        }
        let visible = table.indexPathsForRows(in: table.bounds) ?? []
        guard visible.allSatisfy({ table.liveCells[$0] != nil }) else { return "a visible row is blank" }
        return nil
    }

    /// Texts of one to many lines, told apart by their numbers.
    static func texts(_ count: Int, from first: Int = 0) -> [String] {
        (first..<first + count).map { "\($0) " + String(repeating: "word ", count: ($0 * 7) % 40) }
    }
}
