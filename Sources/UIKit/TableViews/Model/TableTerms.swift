internal import Foundation

/// What decides whether there is room for a row to stay where it was.
struct TableTerms: Equatable {
    /// Of the table's geometry.
    let revision: Int
    let size: CGSize
    let insets: UIEdgeInsets
}
