public import Foundation

/// The file of an asset. Immutable.
// Immutable after init.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let file: URL
    /// The name of the asset that it is the file of.
    public let assetLocalIdentifier: String
    /// The file's name.
    public let originalFilename: String
    /// The identifier of the file's type.
    public let uniformTypeIdentifier: String

    private init(asset: PHAsset) {
        file = asset.file
        assetLocalIdentifier = asset.localIdentifier
        originalFilename = asset.file.lastPathComponent
        uniformTypeIdentifier = UTType.of(asset.file).identifier
        super.init()
    }

    /// Returns the files of an asset: there is one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset: asset)] }
}
