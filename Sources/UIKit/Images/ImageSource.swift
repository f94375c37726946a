internal import CGTK
internal import Foundation
internal import Synchronization

/// Where a picture's pixels come from: decoded once, or drawn in the size that is asked for.
// The stored values are immutable; the table of drawn sizes is behind a Mutex.
final class ImageSource: Sendable {
    private enum Storage: Sendable {
        case pixels(Texture)
        case vector(file: String)
    }

    private let storage: Storage
    private let drawn = Mutex<[Int: Texture]>([:])
    /// The size in pixels, of a vector in its own units.
    let pixelSize: CGSize

    init(texture: Texture) {
        storage = .pixels(texture)
        pixelSize = CGSize(width: texture.width, height: texture.height)
    }

    init?(vectorFile: String) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(vectorFile, &width, &height) != nil, width > 0, height > 0 else { return nil }
        storage = .vector(file: vectorFile)
        pixelSize = CGSize(width: Int(width), height: Int(height))
    }

    /// Pixels of a picture that is larger than they are.
    private init(texture: Texture, size: CGSize) {
        storage = .pixels(texture)
        pixelSize = size
    }

    /// Decodes any format that the system has a loader for, turned upright as its EXIF says.
    ///
    /// What is too large to be shown pixel by pixel is made smaller while it is
    /// decoded and keeps its size; what is too large for that is no picture.
    convenience init?(data: Data) {
        guard let decoded = PictureDecoder.decode(data) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(decoded.loader)) }
        guard let raw = gdk_pixbuf_loader_get_pixbuf(decoded.loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(raw)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let texture = Texture(pixbuf: upright) else { return nil }
        let isTurned =
            gdk_pixbuf_get_width(raw) == gdk_pixbuf_get_height(upright) && gdk_pixbuf_get_width(raw) != texture.width
        let size = isTurned ? CGSize(width: decoded.size.height, height: decoded.size.width) : decoded.size
        self.init(texture: texture, size: size)
    }

    /// The pixels for painting at a width of so many pixels.
    func texture(pixelWidth: CGFloat) -> Texture? {
        switch storage {
        case .pixels(let texture): return texture
        case .vector(let file):
            let width = max(1, min(4096, Int(pixelWidth.rounded(.up))))
            if let known = drawn.withLock({ $0[width] }) { return known }
            guard let pixbuf = gdk_pixbuf_new_from_file_at_scale(file, Int32(width), -1, 1, nil) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            guard let texture = Texture(pixbuf: pixbuf) else { return nil }
            drawn.withLock { $0[width] = texture }
            return texture
        }
    }
}
