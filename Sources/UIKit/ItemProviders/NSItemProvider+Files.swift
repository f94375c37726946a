public import Foundation

// MARK: - Files

extension NSItemProvider {
    /// Writes a form into a file of its own.
    ///
    /// The file is gone when the completion handler returns: move or copy it there.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return progress
        }
        let name = fileName(of: representation)
        let hand: @Sendable (Result<URL, any Error>) -> Void = { result in
            progress.completedUnitCount = 1
            switch result {
            case .success(let file):
                completionHandler(file, nil)
                try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
            case .failure(let error): completionHandler(nil, error)
            }
        }
        if let file = representation.file {
            // A film may be larger than the memory: it is copied as a file.
            DispatchQueue.global(qos: .userInitiated).async {
                hand(Result { try Self.makeFile(named: name) { try FileManager.default.copyItem(at: file, to: $0) } })
            }
        } else {
            representation.load { result in
                hand(result.flatMap { data in Result { try Self.makeFile(named: name) { try data.write(to: $0) } } })
            }
        }
        return progress
    }

    /// Hands over the file itself where there is one, otherwise a copy that is the caller's.
    ///
    /// The second argument of the completion handler says whether it is the file itself.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, false, Self.error(.itemUnavailableError))
            return progress
        }
        if let file = representation.file {
            progress.completedUnitCount = 1
            completionHandler(file, true, nil)
            return progress
        }
        let name = fileName(of: representation)
        representation.load { result in
            progress.completedUnitCount = 1
            switch result.flatMap({ data in Result { try Self.makeFile(named: name) { try data.write(to: $0) } } }) {
            case .success(let file): completionHandler(file, false, nil)
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
        return progress
    }

    /// Hands over a form: the address of its file, or its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)?
    ) {
        guard let completionHandler else { return }
        guard let representation = representation(conformingTo: typeIdentifier) else {
            return completionHandler(nil, Self.error(.itemUnavailableError))
        }
        if let file = representation.file { return completionHandler(file, nil) }
        representation.load { result in
            switch result {
            case .success(let data):
                let isAddress = UTType(known: representation.typeIdentifier).conforms(to: .url)
                let address = isAddress ? URL(string: String(decoding: data, as: UTF8.self)) : nil
                completionHandler(address ?? data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    private func fileName(of representation: ItemRepresentation) -> String {
        if let file = representation.file { return file.lastPathComponent }
        // A name that others have given goes no higher than its last part.
        let name = suggestedName.map { ($0 as NSString).lastPathComponent } ?? ""
        let base = name.isEmpty || name == "/" || name == ".." ? "Item" : name
        guard let ending = UTType(known: representation.typeIdentifier).preferredFilenameExtension,
            (base as NSString).pathExtension.lowercased() != ending
        else { return base }
        return "\(base).\(ending)"
    }

    /// Makes a file in a new folder of its own, which only this user can read.
    private static func makeFile(named name: String, write: (URL) throws -> Void) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "item-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent(name)
        do {
            try write(file)
        } catch {
            // What was begun is of no use to anybody; the first error is what counts.
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return file
    }
}
