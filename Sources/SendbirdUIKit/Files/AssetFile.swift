import Foundation
import UIKit

/// A film of the library as a file of the app's own.
enum AssetFile {
    /// Writes it; tells nil when that failed, on the main actor.
    @MainActor
    static func write(_ asset: PHAsset, completion: @escaping @MainActor (URL?) -> Void) {
        guard let resource = PHAssetResource.assetResources(for: asset).first,
            let folder = try? TemporaryFolders.shared.make()
        else { return completion(nil) }
        let place = folder.appendingPathComponent(resource.originalFilename)
        PHAssetResourceManager.default().writeData(for: resource, toFile: place, options: nil) { error in
            let wasWritten = error == nil
            DispatchQueue.main.async { completion(wasWritten ? place : nil) }
        }
    }
}
