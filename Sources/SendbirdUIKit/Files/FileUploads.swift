/// How far uploads are, by the request ids of their messages: rows come and go while a file is on its way.
@MainActor
final class FileUploads {
    /// Those of this process.
    static let shared = FileUploads()

    private var parts: [String: Double] = [:]
    private var watchers: [String: (owner: WeakOwner, handler: (Double) -> Void)] = [:]

    private struct WeakOwner {
        weak var object: AnyObject?
    }

    /// How much of a file is uploaded, 0 to 1; 0 where nothing is known.
    func part(of requestID: String) -> Double { parts[requestID] ?? 0 }

    /// Takes how far an upload is.
    func set(_ part: Double, of requestID: String) {
        parts[requestID] = min(1, max(0, part))
        guard let watcher = watchers[requestID] else { return }
        if watcher.owner.object == nil { watchers[requestID] = nil } else { watcher.handler(part) }
    }

    /// Forgets an upload that has ended.
    func end(_ requestID: String) {
        (parts[requestID], watchers[requestID]) = (nil, nil)
    }

    /// Tells a view of an upload for as long as it lives; the last one that asks is told.
    func watch(_ requestID: String, for owner: AnyObject, handler: @escaping (Double) -> Void) {
        watchers = watchers.filter { $0.value.owner.object != nil && $0.value.owner.object !== owner }
        watchers[requestID] = (WeakOwner(object: owner), handler)
    }
}
