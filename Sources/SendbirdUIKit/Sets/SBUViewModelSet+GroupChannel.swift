extension SBUViewModelSet {
    /// The view model of a group channel's screen.
    public static var GroupChannelViewModel: SBUGroupChannelViewModel.Type = SBUGroupChannelViewModel.self
}
