/// The parts of a cell that exist only when asked for.
@MainActor
struct CellParts {
    var textLabel: UILabel?
    var detailTextLabel: UILabel?
    var imageView: UIImageView?
    var accessory: UIView?
    /// The grey behind a selected cell that has no view of its own for it.
    var selection: UIView?

    var hasText: Bool { textLabel != nil || detailTextLabel != nil || imageView != nil }
}
