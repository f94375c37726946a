/// Tells the header of the screen that invites people who is chosen.
@preconcurrency @MainActor
public protocol SBUInviteUserModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}
