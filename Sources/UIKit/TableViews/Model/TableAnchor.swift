internal import Foundation

/// A row that is seen, and how far its reading edge lies below the table's own, in the table's coordinates.
struct TableAnchor {
    var indexPath: IndexPath
    let distance: CGFloat
    /// Whether all of it is in sight.
    let isWhole: Bool
    /// Whether it is still the row that was seen, not one that was made anew in its place.
    var isSteady: Bool

    /// How much another row is to be preferred to this one.
    var rank: Int { (isWhole ? 0 : 2) + (isSteady ? 0 : 1) }
}
