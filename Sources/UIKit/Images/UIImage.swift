public import Foundation
internal import CGTK
internal import CGTKHost

/// A picture. Immutable; decoding and copying may be done on any thread.
///
/// ## Differences on Linux
/// Pictures are decoded by gdk-pixbuf, so the formats are those of its
/// installed loaders. Symbols (`init(systemName:)`) are the Adwaita icon that
/// means the same.
// Immutable after init.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether a picture is painted as it is, or as a shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is used has it.
        case automatic = 0
        /// As it is.
        case alwaysOriginal = 1
        /// As a shape in the tint colour.
        case alwaysTemplate = 2
    }

    /// How a picture must be turned to stand upright.
    public enum Orientation: Int, Sendable {
        /// It stands upright. All pictures here do: decoding turns them.
        case up = 0
    }

    /// Nil for the picture without content.
    let source: ImageSource?
    /// The size, in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// As a shape or as it is.
    public let renderingMode: RenderingMode
    /// The colour that `withTintColor(_:)` gave it.
    let tint: UIColor?
    /// The parts that stay when it is stretched, as `resizableImage(withCapInsets:)` said.
    public let capInsets: UIEdgeInsets
    /// Whether it is one of the system's symbols.
    public let isSymbolImage: Bool
    /// Whether it turns round where the language is read from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// The name that the symbol was asked for by.
    let symbolName: String?
    /// How it moves; nil when it stands still.
    let movement: ImageMovement?

    init(
        source: ImageSource?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, symbolName: String? = nil, flips: Bool = false,
        movement: ImageMovement? = nil
    ) {
        self.movement = movement
        self.source = source
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        self.capInsets = capInsets
        self.symbolName = symbolName
        flipsForRightToLeftLayoutDirection = flips
        isSymbolImage = symbolName != nil
    }

    /// Creates a picture without content and size.
    public override convenience init() {
        self.init(source: nil, size: .zero, scale: 1)
    }

    /// Decodes a picture; nil when the bytes are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes a picture of `scale` pixels a point; nil when the bytes are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let source = ImageSource(data: data) else { return nil }
        self.init(source: source, scale: scale)
    }

    /// Reads a picture; nil when there is none. `@2x` and `@3x` at the end of
    /// the name tell the scale.
    public convenience init?(contentsOfFile path: String) {
        let name = (path as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        if path.lowercased().hasSuffix(".svg") {
            guard let source = ImageSource(vectorFile: path) else { return nil }
            self.init(source: source, scale: 1)
        } else {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data: data, scale: scale)
        }
    }

    /// Finds a picture among the main bundle's resources.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a picture among a bundle's resources, by the name with or without its ending.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let path = Self.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    convenience init(source: ImageSource, scale: CGFloat) {
        let size = CGSize(width: source.pixelSize.width / scale, height: source.pixelSize.height / scale)
        self.init(source: source, size: size, scale: scale)
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let fileExtension = (name as NSString).pathExtension
        if !fileExtension.isEmpty { return bundle.path(forResource: name, ofType: nil) }
        for suffix in ["@3x", "@2x", ""] {
            for type in ["svg", "png", "jpg", "jpeg", "webp"] {
                if let path = bundle.path(forResource: name + suffix, ofType: type) { return path }
            }
        }
        return nil
    }

    /// How it must be turned to stand upright: not at all.
    open var imageOrientation: Orientation { .up }

    /// Returns the same picture to be painted as a shape, or as it is.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint, capInsets: capInsets,
            symbolName: symbolName, flips: flipsForRightToLeftLayoutDirection)
    }

    /// Returns the picture's shape in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(
            source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
            capInsets: capInsets, symbolName: symbolName, flips: flipsForRightToLeftLayoutDirection)
    }

    /// Returns the picture's shape in a colour, to be painted in a mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Returns the same picture whose edges keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint, capInsets: capInsets,
            symbolName: symbolName, flips: flipsForRightToLeftLayoutDirection)
    }

    /// Returns the same picture, turned round where the language is read from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(
            source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint, capInsets: capInsets,
            symbolName: symbolName, flips: true)
    }

    /// Returns the symbol in the size that the configuration asks for; another picture as it is.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
        return UIImage(
            source: source, size: symbol.size, scale: scale, renderingMode: renderingMode, tint: tint,
            symbolName: symbolName, flips: flipsForRightToLeftLayoutDirection)
    }

    /// Returns the picture scaled to the size, or nil when it has no content.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let source, let texture = source.texture(pixelWidth: size.width * scale) else { return nil }
        guard let node = RenderNode.texture(texture, in: CGRect(origin: .zero, size: size)) else { return nil }
        guard let small = ImageSurface.texture(size: size, scale: scale, paint: node.draw(into:)) else { return nil }
        return UIImage(
            source: ImageSource(texture: small), size: size, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The picture as a PNG file, or nil when it has no content.
    open func pngData() -> Data? {
        source?.texture(pixelWidth: size.width * scale)?.pngData()
    }

    /// The picture as a JPEG file, or nil when it has no content. `compressionQuality` goes from 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let png = pngData(), let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        png.withUnsafeBytes { bytes in
            _ = gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
        }
        guard gdk_pixbuf_loader_close(loader, nil) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return nil
        }
        let quality = Int32((max(0, min(1, compressionQuality)) * 100).rounded())
        guard let bytes = roost_pixbuf_jpeg(pixbuf, quality) else { return nil }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count) else { return nil }
        return Data(bytes: start, count: Int(count))
    }

    /// Draws the picture in the current drawing, its corner at a point.
    @MainActor open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture in the current drawing, stretched into a rectangle.
    @MainActor open func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.append(node(in: rect, scale: 2, tint: nil, traits: .current))
    }

    /// Whether it is painted as a shape where nothing else is said.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage && tint == nil
    }

    /// The picture in a rectangle. `tint` is the colour of the place for shapes.
    func node(in rect: CGRect, scale: CGFloat, tint placeTint: UIColor?, traits: UITraitCollection) -> RenderNode? {
        guard !rect.isEmpty, let texture = source?.texture(pixelWidth: rect.width * scale) else { return nil }
        let upright = stretched(texture, in: rect)
        let isFlipped = flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        let node = isFlipped ? upright?.transformed(mirror) : upright
        let color = isTemplate ? placeTint ?? tint ?? (isSymbolImage ? .label : nil) : tint
        guard let color else { return node }
        return node?.tinted(color.fixed(traits))
    }

    private func stretched(_ texture: Texture, in rect: CGRect) -> RenderNode? {
        guard capInsets != .zero else { return RenderNode.texture(texture, in: rect) }
        // Nine parts: each is the whole texture, placed and clipped so that its own part fits.
        let xs = Self.stops(rect.minX, rect.maxX, capInsets.left, capInsets.right, size.width)
        let ys = Self.stops(rect.minY, rect.maxY, capInsets.top, capInsets.bottom, size.height)
        let parts = (0..<9).compactMap { index -> RenderNode? in
            let (x, y) = (xs[index % 3], ys[index / 3])
            let part = CGRect(x: x.to, y: y.to, width: x.length, height: y.length)
            guard part.width > 0, part.height > 0, x.span > 0, y.span > 0 else { return nil }
            let stretch = CGSize(width: part.width / x.span, height: part.height / y.span)
            let whole = CGRect(
                x: part.minX - x.from * stretch.width, y: part.minY - y.from * stretch.height,
                width: size.width * stretch.width, height: size.height * stretch.height)
            return RenderNode.texture(texture, in: whole)?.clipped(to: RoundedRect(rect: part, radius: 0))
        }
        return RenderNode.container(parts)
    }

    /// The three parts along one axis: where they start and how long they are in the picture and on the screen.
    private static func stops(
        _ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat, _ total: CGFloat
    ) -> [(from: CGFloat, span: CGFloat, to: CGFloat, length: CGFloat)] {
        [
            (0, first, low, first), (first, total - first - last, low + first, high - low - first - last),
            (total - last, last, high - last, last),
        ]
    }

    /// Whether the other is the same picture, painted in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return source === other.source && movement?.images == other.movement?.images && size == other.size
            && scale == other.scale
            && renderingMode == other.renderingMode && tint == other.tint && symbolName == other.symbolName
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(source.map(ObjectIdentifier.init))
        return hasher.finalize()
    }
}
