/// What an open channel's view model asks of its screen.
@preconcurrency @MainActor
public protocol SBUOpenChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {}
