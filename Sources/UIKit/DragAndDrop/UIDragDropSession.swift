public import Foundation

/// What is dragged, and where it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The things that are dragged: one for each file.
    var items: [UIDragItem] { get }
    /// Returns where the pointer is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether it may be moved rather than copied. Never here.
    var allowsMoveOperation: Bool { get }
    /// Whether only the program that it comes from may take it. Never here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether something of one of the types is among it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether something that can be read as the class is among it.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
