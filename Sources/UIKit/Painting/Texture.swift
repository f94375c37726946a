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
    convenience init?(surface: OpaquePointer) {
        cairo_surface_flush(surface)
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard width > 0, height > 0, let data = cairo_image_surface_get_data(surface) else { return nil }
        let bytes = g_bytes_new(data, gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        // Cairo's 32-bit format in memory order on this machine's byte order.
        guard
            let texture = gdk_memory_texture_new(
                width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        self.init(owning: texture)
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
