/// Hears what the view model of the screen that invites people tells.
@preconcurrency @MainActor
public protocol SBUInviteUserViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
    /// The people are invited.
    func inviteUserViewModel(_ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String])
}
