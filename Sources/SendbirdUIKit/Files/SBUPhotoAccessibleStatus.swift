public import UIKit

/// What of the user's pictures the app may see.
public enum SBUPhotoAccessibleStatus: Sendable {
    /// All.
    case all
    /// Those that the user chose.
    case limited
    /// None: the device forbids it.
    case restricted
    /// None: the user said no.
    case denied
    /// Nobody was asked yet.
    case notDetermined
    /// None, for a reason that is not known.
    case none

    /// The status that the library tells.
    public static func from(_ authorization: PHAuthorizationStatus) -> SBUPhotoAccessibleStatus {
        switch authorization {
        case .authorized: .all
        case .limited: .limited
        case .restricted: .restricted
        case .denied: .denied
        case .notDetermined: .notDetermined
        @unknown default: .none
        }
    }
}
