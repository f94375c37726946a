import UIKit

/// What every message's cell can do.
@preconcurrency @MainActor
public protocol SBUMessageCellProtocol: AnyObject {
    /// Fills the cell; cast the parameters to the kind that the cell expects.
    func configure(with configuration: SBUBaseMessageCellParams)
}
