/// Hears what was tapped in a small profile.
@preconcurrency @MainActor
public protocol SBUUserProfileViewDelegate: AnyObject {
    /// A channel of two with the person was asked for.
    func didSelectMessage(userId: String?)
    /// Something beside the profile was tapped.
    func didSelectClose()
}
