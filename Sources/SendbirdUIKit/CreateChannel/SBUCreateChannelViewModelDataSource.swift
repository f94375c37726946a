/// Gives the people to create a channel with, where an app has a list of its own.
@preconcurrency @MainActor
public protocol SBUCreateChannelViewModelDataSource: AnyObject {
    /// Returns the next people of the app's own list.
    ///
    /// Return nil for the application's users, and nobody at the end of the
    /// list: it is not asked again then.
    func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, nextUserListForChannelType channelType: ChannelCreationType
    ) -> [SBUUser]?
}
