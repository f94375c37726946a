internal import CPixbuf

/// A picture in memory, as gdk-pixbuf reads it. One thread at a time.
final class Picture {
    /// The most pixels of a picture that is read at all: past it, reading would take more memory than it may have.
    static let pixelsMost = 120_000_000

    /// The width and height in a picture's file.
    static func size(path: String) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        let (pixels, overflows) = Int(width).multipliedReportingOverflow(by: Int(height))
        return !overflows && pixels <= pixelsMost ? (Int(width), Int(height)) : nil
    }

    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { cpixbuf_release(pointer) }

    /// Reads a picture; nil for what cannot be read or is too large.
    convenience init?(path: String) {
        guard Self.size(path: path) != nil, let pointer = gdk_pixbuf_new_from_file(path, nil) else { return nil }
        self.init(pointer)
    }

    /// Reads a picture smaller than it is, without holding all of it where its format allows that.
    convenience init?(path: String, width: Int, height: Int) {
        guard let size = Self.size(path: path) else { return nil }
        let scale = min(1, Double(width) / Double(size.width), Double(height) / Double(size.height))
        let wanted = (
            width: max(1, Int((Double(size.width) * scale).rounded())),
            height: max(1, Int((Double(size.height) * scale).rounded()))
        )
        guard
            let pointer = gdk_pixbuf_new_from_file_at_scale(
                path, Int32(wanted.width), Int32(wanted.height), gboolean(0), nil)
        else { return nil }
        self.init(pointer)
    }

    var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
    var height: Int { Int(gdk_pixbuf_get_height(pointer)) }
    var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pointer) != 0 }

    /// The picture turned as its camera said (Exif, tag 0x0112).
    func upright() -> Picture? {
        gdk_pixbuf_apply_embedded_orientation(pointer).map(Picture.init)
    }

    /// Writes it as JPEG; without any of what its file said beside the pixels.
    func saveJPEG(path: String, quality: Int) -> Bool {
        cpixbuf_save_jpeg(pointer, path, String(quality)) != 0
    }

    /// Writes it as PNG.
    func savePNG(path: String) -> Bool { cpixbuf_save_png(pointer, path) != 0 }
}
