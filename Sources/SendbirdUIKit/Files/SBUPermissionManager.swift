import UIKit

/// Asks whether the app may see the user's pictures.
@preconcurrency @MainActor
public class SBUPermissionManager {
    /// The one of the app.
    public static let shared = SBUPermissionManager()

    /// Stands for the library in tests; nil asks the library.
    var answer: SBUPhotoAccessibleStatus?

    /// What the app may see now.
    public var currentStatus: SBUPhotoAccessibleStatus {
        answer ?? .from(PHPhotoLibrary.authorizationStatus(for: SBUGlobals.photoLibraryAccessLevel.asPHAccessLevel))
    }

    /// Asks the user where that was not done yet, and tells the answer, on the main actor.
    public func requestPhotoAccessIfNeeded(completion: @escaping (SBUPhotoAccessibleStatus) -> Void) {
        guard currentStatus == .notDetermined else { return completion(currentStatus) }
        let level = SBUGlobals.photoLibraryAccessLevel.asPHAccessLevel
        Task { completion(.from(await PHPhotoLibrary.requestAuthorization(for: level))) }
    }
}
