public import Foundation

/// What the picker of pictures that the app may see tells.
@preconcurrency @MainActor
public protocol SBUSelectablePhotoViewDelegate: AnyObject {
    /// A picture was chosen.
    func didTapSendImageData(_ data: Data)
    /// A picture was chosen, with its name and type; without these where it is not implemented.
    func didTapSendImageData(_ data: Data, fileName: String?, mimeType: String?)
    /// A film was chosen.
    func didTapSendVideoURL(_ url: URL)
}

extension SBUSelectablePhotoViewDelegate {
    /// Passes the picture on without its name and type.
    public func didTapSendImageData(_ data: Data, fileName: String?, mimeType: String?) {
        didTapSendImageData(data)
    }
}
