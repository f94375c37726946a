/// Gives the people to choose from, where an app has a list of its own.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserViewModelDataSource: AnyObject {
    /// Returns the next people of the app's own list.
    ///
    /// Return nil for the standard ones, and nobody at the end of the list: it
    /// is not asked again then.
    func nextUserList() -> [SBUUser]?
}
