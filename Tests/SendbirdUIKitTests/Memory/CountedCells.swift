@testable import SendbirdUIKit
@testable import UIKit

/// What the rows of a list cost, counted by the cells themselves.
@MainActor
enum CellCounts {
    /// Cells made since the counting began.
    static var made = 0
    /// How often a cell was filled with a message.
    static var filled = 0
    /// How often a cell's height was measured.
    static var measured = 0
    /// The cells that live, found by their last word.
    static var alive: Int { cells.count { $0.cell != nil } }

    private struct Entry {
        weak var cell: SBUBaseMessageCell?
    }
    private static var cells: [Entry] = []

    /// Begins to count, with the counting cells in place of the kit's; the returned work puts those back.
    static func begin() -> () -> Void {
        let kinds = (SBUGroupChannelModule.List.UserMessageCell, SBUGroupChannelModule.List.FileMessageCell)
        SBUGroupChannelModule.List.UserMessageCell = CountedUserCell.self
        SBUGroupChannelModule.List.FileMessageCell = CountedFileCell.self
        (cells, made) = ([], 0)
        reset()
        return {
            (SBUGroupChannelModule.List.UserMessageCell, SBUGroupChannelModule.List.FileMessageCell) = kinds
            cells = []
        }
    }

    /// Counts work from here on anew; cells stay counted.
    static func reset() { (filled, measured) = (0, 0) }

    static func add(_ cell: SBUBaseMessageCell) {
        made += 1
        cells.append(Entry(cell: cell))
    }
}

/// A text message's cell that counts.
final class CountedUserCell: SBUUserMessageCell {
    override func setupViews() {
        super.setupViews()
        CellCounts.add(self)
    }

    override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        CellCounts.filled += 1
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellCounts.measured += 1
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// A file message's cell that counts.
final class CountedFileCell: SBUFileMessageCell {
    override func setupViews() {
        super.setupViews()
        CellCounts.add(self)
    }

    override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        CellCounts.filled += 1
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellCounts.measured += 1
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
