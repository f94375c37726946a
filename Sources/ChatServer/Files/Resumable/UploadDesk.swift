internal import Synchronization

/// The uploads that requests are at work on now: one ``UploadResource`` each, however many requests there are.
final class UploadDesk: Sendable {
    private struct Entry {
        weak var resource: UploadResource?
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// The resource of an upload's id: the one that others are at work on, or a new one.
    func resource(_ uploadID: String, make: () -> UploadResource) -> UploadResource {
        entries.withLock { entries in
            if let known = entries[uploadID]?.resource { return known }
            // What nobody holds any more is put away by whoever comes next.
            entries = entries.filter { $0.value.resource != nil }
            let made = make()
            entries[uploadID] = Entry(resource: made)
            return made
        }
    }
}
