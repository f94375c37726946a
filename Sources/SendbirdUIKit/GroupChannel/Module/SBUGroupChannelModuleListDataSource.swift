import UIKit

/// What the list of a group channel's screen asks for.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleListDataSource: SBUBaseChannelModuleListDataSource {}
