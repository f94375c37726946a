internal import CGTK
public import Foundation

/// A picture or film of the user's library: a file in the folder of pictures. Immutable.
// Immutable after init.
open class PHAsset: NSObject, @unchecked Sendable {
    /// The file.
    let file: URL
    /// The name by which the library finds it again.
    public let localIdentifier: String
    /// What it is.
    public let mediaType: PHAssetMediaType
    /// When the file was last changed; nil when the file system does not say.
    public let creationDate: Date?

    init(file: URL, mediaType: PHAssetMediaType, creationDate: Date?) {
        self.file = file
        self.mediaType = mediaType
        self.creationDate = creationDate
        localIdentifier = file.path
        super.init()
    }

    /// The width in pixels; 0 for what is no picture. Reads the beginning of the file.
    open var pixelWidth: Int { pixelSize.width }

    /// The height in pixels; 0 for what is no picture. Reads the beginning of the file.
    open var pixelHeight: Int { pixelSize.height }

    private var pixelSize: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard mediaType == .image, gdk_pixbuf_get_file_info(file.path, &width, &height) != nil else { return (0, 0) }
        return (Int(width), Int(height))
    }

    /// Asks the library for everything. Reads the folder's names, no file.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch([.image, .video], options)
    }

    /// Asks the library for what is of a kind. Reads the folder's names, no file.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        fetch([mediaType], options)
    }

    /// Asks the library for those with these names; one that is gone is left out.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let library = PHPhotoLibrary.shared()
        let all = identifiers.compactMap { library.asset(at: URL(fileURLWithPath: $0)) }
        return PHFetchResult(all) { fetchAssets(withLocalIdentifiers: identifiers, options: options) }
    }

    private class func fetch(_ types: Set<PHAssetMediaType>, _ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let limit = options?.fetchLimit ?? 0
        let newestFirst = options?.sortsNewestFirst ?? false
        var all = PHPhotoLibrary.shared().assets().filter { types.contains($0.mediaType) }
        all.sort {
            ($0.creationDate ?? .distantPast, $0.localIdentifier) < (
                $1.creationDate ?? .distantPast, $1.localIdentifier
            )
        }
        if newestFirst { all.reverse() }
        if limit > 0 { all = Array(all.prefix(limit)) }
        return PHFetchResult(all) { fetch(types, options) }
    }

    /// Whether the other is the same file, unchanged.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHAsset else { return false }
        return localIdentifier == other.localIdentifier && creationDate == other.creationDate
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int { localIdentifier.hashValue }
}
