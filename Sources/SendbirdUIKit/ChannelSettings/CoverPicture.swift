import Foundation
import UIKit

/// A picture made ready to be a channel's cover: no larger than a cover is ever
/// shown, as JPEG.
@MainActor
struct CoverPicture {
    /// The longer side that is kept, in pixels.
    private static let sideMax: CGFloat = 1_024
    /// How much of the quality is kept, from 0 to 1.
    private static let quality: CGFloat = 0.85

    /// The bytes of the picture; nil if it could not be encoded.
    let data: Data?

    /// Makes a picture ready.
    init(_ image: UIImage) {
        let longer = max(image.size.width, image.size.height) * image.scale
        let factor = min(1, Self.sideMax / max(1, longer))
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let fitting = factor < 1 ? image.preparingThumbnail(of: size) ?? image : image
        data = fitting.jpegData(compressionQuality: Self.quality)
    }
}
