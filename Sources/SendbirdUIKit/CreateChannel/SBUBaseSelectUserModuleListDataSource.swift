public import UIKit

/// Gives the rows of a screen that chooses users.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserModuleListDataSource: AnyObject {
    /// Returns the people in order.
    func baseSelectUserModule(
        _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
    ) -> [SBUUser]?
    /// Returns who is chosen.
    func baseSelectUserModule(
        _ listComponent: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
    ) -> Set<SBUUser>?
}
