public import Foundation

extension URL {
    /// Asks for the use of a chosen file: always granted, as the user's own files are.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a chosen file. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
