internal import CGTK
internal import Foundation

/// Pictures of files in the size in which they are shown.
enum Thumbnail {
    /// A picture of an asset in a size in pixels, negative for the whole; nil when there is none.
    static func image(of asset: PHAsset, size: CGSize, fills: Bool) -> UIImage? {
        guard size.width > 0, size.height > 0 else {
            return asset.mediaType == .image ? UIImage(contentsOfFile: asset.file.path) : kept(of: asset.file)
        }
        guard asset.mediaType == .image else { return kept(of: asset.file) }
        return read(asset.file, size: size, fills: fills)
    }

    /// Decodes a picture no larger than it is wanted.
    private static func read(_ file: URL, size: CGSize, fills: Bool) -> UIImage? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        let across = size.width / CGFloat(width)
        let down = size.height / CGFloat(height)
        let factor = min(1, fills ? max(across, down) : min(across, down))
        let scaledWidth = Int32(max(1, (CGFloat(width) * factor).rounded()))
        let scaledHeight = Int32(max(1, (CGFloat(height) * factor).rounded()))
        guard let raw = gdk_pixbuf_new_from_file_at_scale(file.path, scaledWidth, scaledHeight, 1, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(raw)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return Texture(pixbuf: upright).map { UIImage(source: ImageSource(texture: $0), scale: 1) }
    }

    /// The picture that the desktop keeps of a file (Thumbnail Managing Standard, 0.9, "Thumbnail Save").
    private static func kept(of file: URL) -> UIImage? {
        guard let uri = g_filename_to_uri(file.path, nil, nil) else { return nil }
        defer { g_free(uri) }
        guard let name = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) else { return nil }
        defer { g_free(name) }
        let cache = URL(fileURLWithPath: String(cString: g_get_user_cache_dir())).appendingPathComponent("thumbnails")
        for size in ["xx-large", "x-large", "large", "normal"] {
            let path = cache.appendingPathComponent(size).appendingPathComponent(String(cString: name) + ".png").path
            if let image = UIImage(contentsOfFile: path) { return image }
        }
        return nil
    }
}
