public import Foundation

/// What an item provider can be made from.
public protocol NSItemProviderWriting: Sendable {
    /// The types that it can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes it as a type; nil when it cannot. May be called on any thread.
    func itemProviderData(forTypeIdentifier typeIdentifier: String) -> Data?
}
