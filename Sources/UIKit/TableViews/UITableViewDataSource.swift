public import Foundation

/// Who tells a table view what it holds.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows of a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a cell for a row, filled.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the text of a section's header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the text of a section's footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row may be deleted by swiping.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row may be moved by the user.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Asks for the deletion or insertion that the user has chosen.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Tells that the user has moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns `nil`: no header.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`: no footer.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
