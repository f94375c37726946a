public import Foundation

/// What is dragged over a view, and then dropped on it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// How far the loading is.
    var progress: Progress { get }
    /// Reads everything that can be read as the class. `completion` is called once, on the main actor.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
