internal import CGTK
public import Foundation
internal import Synchronization

/// The number of a request of `PHImageManager`.
public typealias PHImageRequestID = Int32

/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// Reads pictures of the library, small or whole.
///
/// ## Differences on Linux
/// A film's picture is the one that the desktop's file manager has made of it;
/// where it has made none there is none.
// What changes is behind a Mutex.
open class PHImageManager: NSObject, @unchecked Sendable {
    private struct State {
        var last: PHImageRequestID = 0
        var cancelled: Set<PHImageRequestID> = []
        var open: Set<PHImageRequestID> = []
    }

    private static let manager = PHImageManager()
    private let state = Mutex(State())
    /// A few at a time: a screen of thumbnails must not fill the machine.
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .userInitiated
        return queue
    }()

    /// The size of the whole picture.
    public static let maximumSize = CGSize(width: -1, height: -1)

    /// The manager.
    open class func `default`() -> PHImageManager { manager }

    /// Reads a picture in a size in pixels. `resultHandler` is called once, on the
    /// main actor, with nil when there is no picture; not when it is cancelled.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        begin { id in
            let image = Thumbnail.image(of: asset, size: targetSize, fills: contentMode == .aspectFill)
            self.end(id) { resultHandler(image, nil) }
        }
    }

    /// Reads a picture's file. `resultHandler` is called once, on the main actor,
    /// with the data and the identifier of its type, nil when it cannot be read.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping @MainActor (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        begin { id in
            let data = try? Data(contentsOf: asset.file)
            let type = UTType.of(asset.file).identifier
            self.end(id) { resultHandler(data, type, .up, nil) }
        }
    }

    /// Takes a request back: its handler is not called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        state.withLock { if $0.open.contains(requestID) { $0.cancelled.insert(requestID) } }
    }

    private func begin(_ work: @escaping @Sendable (PHImageRequestID) -> Void) -> PHImageRequestID {
        let id = state.withLock { state in
            state.last += 1
            state.open.insert(state.last)
            return state.last
        }
        queue.addOperation { [self] in
            // What was scrolled away before its turn came is not read at all.
            let isWanted = state.withLock { !$0.cancelled.contains(id) }
            if isWanted { work(id) } else { end(id) {} }
        }
        return id
    }

    private func end(_ id: PHImageRequestID, _ tell: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            let isWanted = self.state.withLock { state in
                state.open.remove(id)
                return state.cancelled.remove(id) == nil
            }
            if isWanted { tell() }
        }
    }
}
