public import Foundation

/// A value that is no object and can be made from what an item provider has: `String` and `URL`.
///
/// ## Differences on Linux
/// On Apple's systems these are bridged to objects.
public protocol ItemValue: Sendable {
    /// The types that it can be made from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes one.
    ///
    /// - Throws: when the data is none of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
