/// The kinds of view models that screens use, set before they are made.
@preconcurrency @MainActor
public class SBUViewModelSet {
    /// The view model of the group channel list.
    public static var GroupChannelListViewModel: SBUGroupChannelListViewModel.Type =
        SBUGroupChannelListViewModel.self
    /// The view model of the screen that creates a group channel.
    public static var CreateGroupChannelViewModel: SBUCreateChannelViewModel.Type = SBUCreateChannelViewModel.self
}
