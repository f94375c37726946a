import UIKit

/// What the input of a group channel's screen asks for.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleInputDataSource: SBUBaseChannelModuleInputDataSource {}
