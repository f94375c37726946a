/// Hears what is entered about an open channel that is made.
@preconcurrency @MainActor
public protocol SBUCreateOpenChannelModuleProfileInputDelegate: SBUCommonDelegate {
    /// The name is being changed.
    func createOpenChannelModule(
        _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, shouldChangeChannelName string: String)
    /// The picture was tapped.
    ///
    /// - Parameter needRemoveItem: Whether there is a picture, which can be taken away.
    func createOpenChannelModuleDidSelectChannelImage(
        _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool)
}
