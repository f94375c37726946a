public import Foundation

/// An object that can be made from the data that an item provider has.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The types that it can be made from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes one.
    ///
    /// - Throws: when the data is none of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
