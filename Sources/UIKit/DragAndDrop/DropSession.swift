internal import Foundation

/// A drag of another program over one of our windows.
@MainActor
final class DropSession: UIDropSession {
    let content: ForeignContent
    let progress = Progress(totalUnitCount: 1)
    let allowsMoveOperation = false
    let isRestrictedToDraggingApplication = false
    private weak var window: UIWindow?
    /// Where the pointer is, in the window.
    var point = CGPoint.zero
    private var known: (count: Int, items: [UIDragItem])?

    init(content: ForeignContent, window: UIWindow) {
        self.content = content
        self.window = window
    }

    /// Whether the files of a drag of files have been named.
    private var isNamed: Bool { content.wanted.isEmpty || !content.types.contains(.fileURL) }

    var items: [UIDragItem] {
        // The items stay the same until the files have been named.
        if let known, known.count == content.wanted.count { return known.items }
        let items = content.providers.map { UIDragItem(itemProvider: $0) }
        known = (content.wanted.count, items)
        return items
    }

    func location(in view: UIView) -> CGPoint {
        guard let window else { return point }
        return view.convert(point, from: window)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        // Of files that have not been named yet nobody can say what they are: they may be anything.
        if !isNamed { return true }
        return items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if !isNamed { return true }
        return items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        Task {
            var objects: [any NSItemProviderReading] = []
            for provider in providers {
                if let object = await Self.object(of: provider, aClass) { objects.append(object) }
                progress.completedUnitCount += 1
            }
            completion(objects)
        }
        return progress
    }

    private static func object(
        of provider: NSItemProvider, _ aClass: any NSItemProviderReading.Type
    ) async -> (any NSItemProviderReading)? {
        await withCheckedContinuation { next in
            provider.loadObject(ofClass: aClass) { object, _ in
                // The object was made for this call alone.
                nonisolated(unsafe) let made = object
                next.resume(returning: made)
            }
        }
    }
}
