public import Foundation

/// Hears which item of a sheet was chosen.
@preconcurrency @MainActor
public protocol SBUActionSheetDelegate: NSObjectProtocol {
    /// An item was chosen.
    ///
    /// - Parameters:
    ///   - index: The place of the item among those given.
    ///   - identifier: The number that the sheet was shown with.
    func didSelectActionSheetItem(index: Int, identifier: Int)
}
