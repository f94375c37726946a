public import Foundation

/// Says that the library has changed.
// It has no state.
open class PHChange: NSObject, @unchecked Sendable {
    /// Returns what has become of an answer of the library; nil when it is as it was.
    open func changeDetails<Asset: AnyObject>(
        for fetchResult: PHFetchResult<Asset>
    ) -> PHFetchResultChangeDetails<Asset>? {
        guard let new = fetchResult.question?() else { return nil }
        let isSame =
            new.count == fetchResult.count
            && (0..<new.count).allSatisfy { (new[$0] as? NSObject)?.isEqual(fetchResult[$0]) == true }
        return isSame ? nil : PHFetchResultChangeDetails(before: fetchResult, after: new)
    }
}
