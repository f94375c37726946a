/// Hears what kind of channel was chosen.
@preconcurrency @MainActor
public protocol SBUCreateChannelTypeSelectorDelegate: AnyObject {
    /// None was chosen.
    func didSelectCloseSelector()
    /// A group channel.
    func didSelectCreateGroupChannel()
    /// A supergroup channel.
    func didSelectCreateSuperGroupChannel()
    /// A broadcast channel.
    func didSelectCreateBroadcastChannel()
}
