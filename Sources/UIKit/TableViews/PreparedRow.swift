internal import Foundation

/// A row's cell that is filled, measured and laid out before it comes into sight.
struct PreparedRow {
    let indexPath: IndexPath
    let cell: UITableViewCell
    /// The state of the table that it was made for.
    let generation: Int
    /// The size of the table that it was made for.
    let size: CGSize
    /// When it was made, by the frames' clock.
    let time: TimeInterval
    /// How high the cell wants to be, once it was measured.
    var height: CGFloat?
    /// Whether its parts have their places, and its picture is composed.
    var isLaidOut = false
}
