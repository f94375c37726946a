/// Where a user's cache is: one folder an application, one file a user.
struct CacheLocation: Hashable, Sendable {
    /// The application's folder.
    let folder: URL
    /// The user's file.
    let file: URL

    init(configuration: ClientConfiguration, userID: String) {
        let base = configuration.cacheDirectory ?? Self.standard
        folder = base.appendingPathComponent(Self.name(configuration.applicationID), isDirectory: true)
        file = folder.appendingPathComponent(Self.name(userID) + ".db")
    }

    /// Makes the folder, and deletes the files of other users: one user's data never waits for another's eyes.
    func prepare() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let own = file.lastPathComponent
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(own) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Deletes the user's files.
    func remove() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        let own = file.lastPathComponent
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(own) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private static var standard: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("SendbirdChat")
    }

    /// An id as a file name: every byte that is no letter or digit is written as its number, so that two ids never
    /// meet and none reaches out of the folder.
    private static func name(_ id: String) -> String {
        id.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                String(UnicodeScalar(byte))
            default: "_" + String(byte, radix: 16) + "_"
            }
        }.joined()
    }
}
