internal import CGTK
internal import Foundation

/// Memory that is painted into when there is no window.
struct ImageSurface {
    /// Paints with Cairo on a transparent picture of so many pixels, where one
    /// unit is `scale` pixels. Nil when the size is no size of a picture.
    static func texture(size: CGSize, scale: CGFloat, paint: (OpaquePointer) -> Void) -> Texture? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        cairo_scale(cairo, Double(scale), Double(scale))
        paint(cairo)
        cairo_destroy(cairo)
        return Texture(surface: surface)
    }
}
