/// A row that remembers what it shows, so that it is drawn anew only when that has changed.
@MainActor
protocol ShowsAppearance: AnyObject {
    /// What the row shows; nil before it was filled.
    var appearance: RowAppearance? { get }
}

extension SBUBaseMessageCell: ShowsAppearance {}
extension SBUOpenChannelBaseMessageCell: ShowsAppearance {}
