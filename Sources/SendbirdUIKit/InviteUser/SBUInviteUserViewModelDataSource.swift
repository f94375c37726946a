/// Gives the people of the screen that invites people, where an app has a list of its own.
@preconcurrency @MainActor
public protocol SBUInviteUserViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}
