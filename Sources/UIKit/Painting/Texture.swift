internal import CGTK
internal import Foundation

/// Pixels, ready to be painted.
// GdkTexture is immutable and counts its references atomically.
final class Texture: @unchecked Sendable {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Takes over the reference that the toolkit's constructor returned.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
        width = Int(gdk_texture_get_width(pointer))
        height = Int(gdk_texture_get_height(pointer))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// Copies the pixels of a picture; its memory may go afterwards.
    convenience init?(pixbuf: OpaquePointer) {
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        self.init(owning: texture)
    }

    /// Copies the pixels of a Cairo surface of 32 bits a pixel.
    ///
    /// Colours are kept as those of a picture file are, not multiplied by alpha: painting needs them in Cairo's form, and
    /// of all forms the toolkit has a fast way to it from that one alone, not even from Cairo's own (GTK 4.8 goes by
    /// floating point, 40 ns for each pixel in each frame).
    convenience init?(surface: OpaquePointer) {
        cairo_surface_flush(surface)
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        guard width > 0, height > 0, let pixbuf = gdk_pixbuf_get_from_surface(surface, 0, 0, width, height) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        self.init(pixbuf: pixbuf)
    }

    /// The picture as a PNG file's bytes.
    func pngData() -> Data? {
        guard let bytes = gdk_texture_save_to_png_bytes(pointer) else { return nil }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count) else { return nil }
        return Data(bytes: start, count: Int(count))
    }
}
