import Foundation
import UIKit

/// Decodes pictures that come from anybody, within limits.
///
/// A file of a few kilobytes can unfold to gigabytes: its size is read first,
/// and what is too large is not decoded at all. What has no size that we can
/// read is left to the system's decoder if the file is small.
enum PictureDecoding {
    /// The most bytes of a file.
    static let bytesMax = 25 << 20
    /// The most pixels: those of a camera of 64 megapixels.
    static let pixelsMax = 64_000_000
    /// The most bytes of a file whose size in pixels cannot be read.
    static let unknownBytesMax = 1 << 20

    /// Returns the picture, or nil for none that can be shown. Takes as long as
    /// decoding does: call it away from the main actor.
    static func picture(_ data: Data) -> UIImage? {
        guard isAllowed(data) else { return nil }
        return UIImage(data: data)
    }

    /// Whether the bytes are within the limits.
    static func isAllowed(_ data: Data) -> Bool {
        guard !data.isEmpty, data.count <= bytesMax else { return false }
        guard let size = PictureSize(data) else { return data.count <= unknownBytesMax }
        let (pixels, isTooMany) = size.width.multipliedReportingOverflow(by: size.height)
        return !isTooMany && pixels > 0 && pixels <= pixelsMax
    }
}
