internal import CGTK
internal import Foundation

/// The folders that the desktop has for the user's files.
enum UserFolder {
    /// The folder of pictures, as the desktop names it, or `Pictures` at home.
    static var pictures: URL {
        if let path = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) {
            return URL(fileURLWithPath: String(cString: path), isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Pictures", isDirectory: true)
    }
}
