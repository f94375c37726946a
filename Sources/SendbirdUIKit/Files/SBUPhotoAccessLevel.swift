public import UIKit

/// What the app wants to do with the user's pictures.
public enum SBUPhotoAccessLevel: Sendable {
    /// Add to them.
    case addOnly
    /// See them, and add to them.
    case readWrite

    /// The level as the library knows it.
    public var asPHAccessLevel: PHAccessLevel {
        switch self {
        case .addOnly: .addOnly
        case .readWrite: .readWrite
        }
    }
}
