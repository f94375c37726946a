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

    /// Decodes any format that the system has a loader for, turned upright as its EXIF says.
    convenience init?(data: Data) {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        // The loader must be closed also after an error.
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten, isClosed, let raw = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let texture = Texture(pixbuf: upright) else { return nil }
        self.init(texture: texture)
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
