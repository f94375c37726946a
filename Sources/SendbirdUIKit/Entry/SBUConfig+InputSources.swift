import Foundation
import UIKit

// What the switches of the input mean for its button, its pickers, and what is pasted or dropped.
extension SBUConfig.Input {
    /// The sources that the button offers, in order. The camera is among them where there is one.
    var sources: [MediaResourceType] {
        var sources: [MediaResourceType] = []
        if camera.isAnyEnabled, UIImagePickerController.isSourceTypeAvailable(.camera) { sources.append(.camera) }
        if gallery.isAnyEnabled { sources.append(.library) }
        if isDocumentEnabled { sources.append(.document) }
        return sources
    }

    /// Whether a file may be sent that was pasted or dropped: as one that the pickers give.
    func allows(mimeType: String) -> Bool {
        switch MessageFileType(type: mimeType) {
        case .image: gallery.isPhotoEnabled
        case .video: gallery.isVideoEnabled
        case .audio, .pdf, .etc: isDocumentEnabled
        }
    }
}

extension SBUConfig.Input.Media {
    /// Whether it gives anything.
    var isAnyEnabled: Bool { isPhotoEnabled || isVideoEnabled }

    /// What the system's picker of photos shows.
    var pickerFilter: PHPickerFilter {
        guard isPhotoEnabled != isVideoEnabled else { return .any(of: [.images, .videos]) }
        return isPhotoEnabled ? .images : .videos
    }

    /// What the limited picker shows; nil for all.
    var assetType: PHAssetMediaType? {
        guard isPhotoEnabled != isVideoEnabled else { return nil }
        return isPhotoEnabled ? .image : .video
    }

    /// What the camera takes.
    var mediaTypes: [String] {
        (isPhotoEnabled ? [UTType.image.identifier] : []) + (isVideoEnabled ? [UTType.movie.identifier] : [])
    }
}
