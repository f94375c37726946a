internal import ChatTransport
internal import Foundation

/// Where the bytes of files are: under names of our own, whatever people call them.
///
/// ```
/// DIR/incoming/NAME    being uploaded; emptied when the server starts
/// DIR/unfinished/NAME  what is here of an upload that can be resumed
/// DIR/ab/NAME          a file, whole; NAME begins with ab
/// DIR/ab/NAME.0        its first thumbnail
/// ```
/// A file comes to its place by being renamed, after it is on the disk: what a
/// killed server leaves is whole or not there.
final class FileStorage: Sendable {
    let folder: String

    /// Makes the folders where there are none, and empties the one for uploads that cannot be resumed.
    init(folder: String) throws {
        self.folder = folder
        let incoming = folder + "/incoming"
        try? FileManager.default.removeItem(atPath: incoming)
        try FileManager.default.createDirectory(
            atPath: incoming, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.createDirectory(
            atPath: folder + "/unfinished", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Where an upload that can be resumed is written.
    func unfinishedPath(_ name: String) -> String { "\(folder)/unfinished/\(name)" }

    /// Deletes what there is of an upload that can be resumed.
    func dropUnfinished(_ name: String) { remove(inFolder: folder + "/unfinished", beginningWith: name) }

    /// The names of all uploads that can be resumed, begun before a time or not.
    var unfinished: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder + "/unfinished")) ?? []
    }

    /// Where an upload is written.
    func incomingPath(_ name: String) -> String { "\(folder)/incoming/\(name)" }

    /// Where a file is.
    func path(_ content: String) -> String { "\(folder)/\(content.prefix(2))/\(content)" }

    /// Where a thumbnail is.
    func path(_ content: String, thumbnail index: Int) -> String { "\(path(content)).\(index)" }

    /// Brings an upload and its thumbnails to their place.
    func keep(_ name: String, thumbnails count: Int) throws {
        let place = path(name)
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        for index in 0..<count { try move("\(incomingPath(name)).\(index)", to: path(name, thumbnail: index)) }
        try move(incomingPath(name), to: place)
        try FileWriter.synchronizeFolder((place as NSString).deletingLastPathComponent)
    }

    private func move(_ from: String, to: String) throws {
        try FileManager.default.moveItem(atPath: from, toPath: to)
    }

    /// Deletes what there is of an upload.
    func dropIncoming(_ name: String) { remove(inFolder: folder + "/incoming", beginningWith: name) }

    /// Deletes a file with its thumbnails.
    func remove(_ content: String) {
        remove(inFolder: (path(content) as NSString).deletingLastPathComponent, beginningWith: content)
    }

    private func remove(inFolder folder: String, beginningWith name: String) {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        // What cannot be deleted now is tried again by the next sweep.
        for suffix in ["", ".0", ".1", ".2", ".upright", ".plain", ".output"] {
            let path = "\(folder)/\(name)\(suffix)"
            if FileManager.default.fileExists(atPath: path) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// The names of all files, without thumbnails, that are older than a time.
    func contents(before date: Date) -> [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return folders.filter { $0.utf8.count == 2 }.flatMap { name -> [String] in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
            return files.filter { file in
                guard !file.contains("."),
                    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)/\(file)"),
                    let changed = attributes[.modificationDate] as? Date
                else { return false }
                return changed < date
            }
        }
    }
}
