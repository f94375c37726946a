import Foundation

/// The pictures on this device's disk: what was fetched once is not fetched
/// again after a restart.
///
/// A file is called after its picture's key, so a renewed signature finds it.
/// The least recently used go when there are too many bytes.
actor PictureFiles {
    private let folder: URL
    private let bytesMax: Int
    private var sizes: [String: Int]?
    /// The names of files, the least recently used first.
    private var order: [String] = []

    /// Creates a store in a folder, which is made when first needed.
    init(folder: URL, bytesMax: Int = 100 << 20) {
        self.folder = folder
        self.bytesMax = bytesMax
    }

    /// The store of the app.
    static let shared: PictureFiles? = {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return caches.map { PictureFiles(folder: $0.appendingPathComponent("\(name)/pictures")) }
    }()

    /// Returns the bytes of a picture, or nil if they are not here.
    func data(_ key: PictureKey) -> Data? {
        let name = Self.name(key)
        guard known()[name] != nil, let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
            return nil
        }
        touch(name)
        return data
    }

    /// Keeps the bytes of a picture. A disk that is full keeps none: they are fetched again.
    func keep(_ data: Data, _ key: PictureKey) {
        let name = Self.name(key)
        guard data.count <= bytesMax / 4, (try? write(data, name)) != nil else { return }
        sizes = known().merging([name: data.count]) { $1 }
        touch(name)
        while (sizes ?? [:]).values.reduce(0, +) > bytesMax, let oldest = order.first { remove(oldest) }
    }

    /// Forgets all pictures.
    func removeAll() {
        for name in Array(known().keys) { remove(name) }
    }

    private func write(_ data: Data, _ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
    }

    private func remove(_ name: String) {
        // A file that is gone already is gone.
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        sizes?[name] = nil
        order.removeAll { $0 == name }
    }

    private func touch(_ name: String) {
        order.removeAll { $0 == name }
        order.append(name)
    }

    /// What is on the disk, read once; the oldest file is the least recently used.
    private func known() -> [String: Int] {
        if let sizes { return sizes }
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        let found = files.compactMap { file -> (name: String, size: Int, date: Date)? in
            guard let values = try? file.resourceValues(forKeys: Set(keys)), let size = values.fileSize else {
                return nil
            }
            return (file.lastPathComponent, size, values.contentModificationDate ?? .distantPast)
        }
        order = found.sorted { $0.date < $1.date }.map(\.name)
        let sizes = Dictionary(found.map { ($0.name, $0.size) }) { $1 }
        self.sizes = sizes
        return sizes
    }

    /// A name that fits any file system: two FNV-1a sums of the key.
    static func name(_ key: PictureKey) -> String {
        func sum(_ start: UInt64) -> UInt64 {
            key.text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return String(sum(0xcbf2_9ce4_8422_2325), radix: 16) + String(sum(0x8422_2325_cbf2_9ce4), radix: 16)
    }
}
