// The compatible modules bring Foundation with them: code written against them
// uses `Int64.max`'s C spelling, `Data` and `Notification` without importing it.
@_exported import Foundation

#if !canImport(ObjectiveC)
    /// A whole number, as Objective-C calls it; documented signatures use it.
    public typealias NSInteger = Int
#endif
