/// Hears what the view model of a channel list tells.
@preconcurrency @MainActor
public protocol SBUBaseChannelListViewModelDelegate: SBUCommonViewModelDelegate {}
