internal import CGTK
internal import CGTKHost
internal import Foundation

/// Decodes pictures from anywhere: whatever the bytes say, memory and time stay within limits.
enum PictureDecoder {
    /// The longest side in pixels; of a larger picture so many are kept.
    static let sideMax = 4096
    /// The most pixels of a picture that must be decoded whole: 256 MB for a moment.
    static let pixelsMax = 64 * 1024 * 1024
    /// The most pixels of a JPEG, which is made smaller while it is decoded.
    static let jpegPixelsMax = 512 * 1024 * 1024
    /// The most pixels of all pictures of an animation together, 128 MB; with more it stands still.
    static let animationPixelsMax = 32 * 1024 * 1024

    /// Decodes; the caller gives the loader back. Nil when the bytes are no picture, or one past the limits.
    static func decode(_ data: Data) -> (loader: UnsafeMutablePointer<GdkPixbufLoader>, size: CGSize)? {
        guard !data.isEmpty else { return nil }
        var width: Int32 = 0
        var height: Int32 = 0
        let limits = RoostPictureLimits(
            pixels_max: gint64(pixelsMax), jpeg_pixels_max: gint64(jpegPixelsMax), side_max: Int32(sideMax))
        let loader = data.withUnsafeBytes { bytes in
            roost_picture_decode(
                bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), limits, &width, &height)
        }
        return loader.map { ($0, CGSize(width: Int(width), height: Int(height))) }
    }

    /// The pictures of an animated GIF, each with the seconds that it stays; nil when the bytes are none, or too many pixels.
    static func frames(_ data: Data) -> [(texture: Texture, seconds: TimeInterval)]? {
        guard let blocks = GIFBlocks(data), blocks.isSound, blocks.pictureCount > 1, let decoded = decode(data) else {
            return nil
        }
        let count = blocks.pictureCount
        defer { g_object_unref(UnsafeMutableRawPointer(decoded.loader)) }
        guard decoded.size.width * decoded.size.height * CGFloat(count) <= CGFloat(animationPixelsMax) else {
            return nil
        }
        final class Collector { var frames: [(texture: Texture, seconds: TimeInterval)] = [] }
        let collector = Collector()
        roost_picture_frames(decoded.loader, Int32(count), Unmanaged.passUnretained(collector).toOpaque()) {
            context, pixbuf, milliseconds in
            guard let context, let pixbuf, let copy = gdk_pixbuf_copy(pixbuf) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(copy)) }
            guard let texture = Texture(pixbuf: copy) else { return }
            // The last picture of one that does not repeat stays for ever: a tenth of a second is as good.
            let seconds = milliseconds > 0 ? Double(milliseconds) / 1000 : 0.1
            Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().frames.append((texture, seconds))
        }
        return collector.frames.count > 1 ? collector.frames : nil
    }
}
