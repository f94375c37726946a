public import Foundation

/// What the view models of group and open channel lists have in common.
@preconcurrency @MainActor
open class SBUBaseChannelListViewModel: NSObject {
    /// Hears what this tells.
    public weak var baseDelegate: (any SBUBaseChannelListViewModelDelegate)?

    private var connection: ConnectionObservation?

    /// Creates a view model.
    public init(delegate: (any SBUBaseChannelListViewModelDelegate)?) {
        baseDelegate = delegate
        super.init()
        connection = ConnectionObservation(
            change: { [weak self] in self?.baseDelegate?.connectionStateDidChange($0) },
            reconnected: { [weak self] in self?.didSucceedReconnection() })
    }

    /// Connects if need be, and loads the first page. Does nothing here.
    open func initChannelList() {}

    /// Loads a page. Does nothing here.
    ///
    /// - Parameter reset: Whether to begin anew instead of going on.
    open func loadNextChannelList(reset: Bool) {}

    /// Drops the list. Does nothing here.
    open func reset() {}

    /// The connection came back after a break. Does nothing here: a live list
    /// catches up by itself.
    open func didSucceedReconnection() {}
}
