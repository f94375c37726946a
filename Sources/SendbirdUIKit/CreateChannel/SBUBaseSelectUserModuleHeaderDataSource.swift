/// Tells the header of a screen that chooses users who is chosen.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserModuleHeaderDataSource: AnyObject {
    /// Returns who is chosen.
    func selectedUsersForBaseSelectUserModule(_ headerComponent: SBUBaseSelectUserModule.Header) -> Set<SBUUser>?
}
