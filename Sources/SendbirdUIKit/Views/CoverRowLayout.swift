import UIKit

/// Where the parts of a row with a channel's picture stand.
///
/// In the usual text sizes the texts stand beside the picture. In the
/// accessibility sizes they would have no room there: then they stand under it,
/// as wide as the row, and what is short stands beside it.
@MainActor
final class CoverRowLayout {
    private let row: UIView
    private let beside: [NSLayoutConstraint]
    private let stacked: [NSLayoutConstraint]
    private let header: UIView

    /// - Parameters:
    ///   - header: What stands beside the picture in the accessibility sizes; in the others it is part of the content.
    ///   - content: The texts.
    ///   - row: The view that holds the picture and the content.
    init(cover: UIView, header: UIView, content: UIView, in row: UIView) {
        self.row = row
        self.header = header
        let (edge, gap) = (Spacing.edge, Spacing.group)
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: edge),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: edge),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: gap),
        ])
        beside = [
            cover.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            cover.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: gap),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: cover.bottomAnchor, constant: gap),
            content.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: gap),
            content.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: gap),
        ]
        stacked = [
            cover.topAnchor.constraint(equalTo: row.topAnchor, constant: gap),
            content.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: edge),
            content.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: Spacing.tight),
            header.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: gap),
            row.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: edge),
            header.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
        ]
    }

    /// Puts the parts beside each other, or one under the other.
    func use(isStacked: Bool) {
        NSLayoutConstraint.deactivate(isStacked ? beside : stacked)
        if isStacked { row.addConstrained(header) }
        NSLayoutConstraint.activate(isStacked ? stacked : beside)
    }
}
