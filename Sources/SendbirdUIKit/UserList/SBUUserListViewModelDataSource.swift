public import SendbirdChatSDK

/// Gives the people of a channel, where an app has a list of its own.
@preconcurrency @MainActor
public protocol SBUUserListViewModelDataSource: AnyObject {
    /// Returns the next people of the app's own list.
    ///
    /// Return nil for the channel's people, and nobody at the end of the list:
    /// it is not asked again then.
    func userListViewModel(
        _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
    ) -> [SBUUser]?
}
