import SendbirdChatSDK
import UIKit

// What can be done with a file on its way.
extension SBUBaseChannelModule.List {
    /// Makes the ring over a file cancel its upload.
    func setFileMessageGestures(_ cell: SBUContentBaseMessageCell, message: FileMessage) {
        (cell as? SBUFileMessageCell)?.cancelHandler = { [weak self] in self?.cancelUpload(of: message) }
    }

    /// What assistive tools offer for a file that is being uploaded.
    func uploadItems(for message: BaseMessage) -> [SBUMenuItem] {
        guard let message = message as? FileMessage, message.plainURL == nil else { return [] }
        return [
            menuItem(SBUStringSet.Accessibility_Cancel_Upload, SBUIconSet.iconClose) { $0.cancelUpload(of: message) }
        ]
    }

    private func cancelUpload(of message: FileMessage) {
        baseDelegate?.baseChannelModule(self, didTapCancelUpload: message)
    }
}
