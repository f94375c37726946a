import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Table view cells")
struct UITableViewCellTests {
    private func fitted(_ cell: UITableViewCell, width: CGFloat = 320) -> CGSize {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @Test("A cell without content is as high as a standard row")
    func empty() {
        #expect(fitted(UITableViewCell(style: .default, reuseIdentifier: nil)) == CGSize(width: 320, height: 44))
    }

    @Test("The content gives up room to the accessory, and is measured without it")
    func accessory() {
        let cell = TableFixture.TextCell()
        cell.label.text = String(repeating: "text ", count: 40)
        let without = fitted(cell)
        cell.accessoryView = UIView(frame: rect(0, 0, 60, 20))
        let with = fitted(cell)
        #expect(with.height > without.height)
        cell.frame = CGRect(origin: .zero, size: with)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 320 - 84, with.height))
        #expect(cell.accessoryView?.frame.midX == 274)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        cell.accessoryType = .checkmark
        #expect(cell.parts.accessory != nil)
        cell.accessoryType = .none
        #expect(cell.parts.accessory == nil)
    }

    @Test("A selected or pressed cell shows it, unless its style says none")
    func selection() {
        let cell = UITableViewCell()
        #expect(cell.parts.selection == nil)
        cell.setHighlighted(true, animated: false)
        #expect(cell.parts.selection?.isHidden == false)
        cell.setHighlighted(false, animated: false)
        #expect(cell.parts.selection?.isHidden == true)
        let own = UIView()
        cell.selectedBackgroundView = own
        #expect(own.isHidden)
        cell.setSelected(true, animated: false)
        #expect(!own.isHidden)
        #expect(cell.parts.selection?.isHidden == true)
        cell.selectionStyle = .none
        #expect(own.isHidden)
    }

    @Test("Reuse takes selection, highlight and swipe back")
    func reuse() {
        let cell = UITableViewCell()
        cell.isSelected = true
        cell.isHighlighted = true
        cell.swipeOffset = -80
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted && cell.swipeOffset == 0)
    }

    @Test("Overrides of setSelected are called by the table")
    func overrides() {
        final class Loud: UITableViewCell {
            var log: [Bool] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                log.append(selected)
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            let cell = Loud()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let source = Source()
        let table = UITableView(frame: rect(0, 0, 100, 100))
        table.dataSource = source
        table.layoutIfNeeded()
        table.userDidPress(IndexPath(row: 0, section: 0))
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(source.cell.log == [true, false])
    }

    @Test("A content configuration fills the stock labels")
    func contentConfiguration() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Below"
        cell.contentConfiguration = content
        #expect(cell.textLabel?.text == "Title")
        #expect(cell.detailTextLabel?.text == "Below")
        #expect(fitted(cell).height >= 44)
        cell.frame = rect(0, 0, 320, 60)
        cell.layoutIfNeeded()
        let title = cell.textLabel?.frame ?? .zero
        let detail = cell.detailTextLabel?.frame ?? .zero
        #expect(title.maxY <= detail.minY)
        #expect(title.minX == 16)
    }

    @Test("The separator keeps the table's inset, or the cell's own")
    func separator() {
        let cell = UITableViewCell()
        cell.frame = rect(0, 0, 320, 44)
        cell.applySeparatorInset(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
        cell.layoutIfNeeded()
        #expect(cell.separator.frame == rect(20, 43.5, 290, 0.5))
        cell.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        cell.applySeparatorInset(.zero)
        cell.layoutIfNeeded()
        #expect(cell.separator.frame == rect(72, 43.5, 248, 0.5))
    }

    @Test("The colour of rows follows the table's style unless the cell has its own")
    func background() {
        let fixture = TableFixture([["a"]], style: .insetGrouped)
        fixture.table.layoutIfNeeded()
        let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.backgroundColor == .secondarySystemGroupedBackground)
        let own = UITableViewCell()
        own.backgroundColor = .clear
        own.applyBackground(.systemBackground)
        #expect(own.backgroundColor == .clear)
    }
}
