internal import Foundation

/// A row, and how far its reading edge lies below the table's own, in the table's coordinates.
struct TableAnchor {
    let indexPath: IndexPath
    let distance: CGFloat
}
