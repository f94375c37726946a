/// Gives the rows of the screen that invites people.
@preconcurrency @MainActor
public protocol SBUInviteUserModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}
