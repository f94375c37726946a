public import Foundation

/// What the input of an open channel's screen tells. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {
    /// A file was picked, pasted or dropped, to be sent.
    func openChannelModule(
        _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?, fileName: String,
        mimeType: String)
}
