internal import CGTK
internal import CGTKHost
internal import Foundation

/// The desktop's file chooser.
@MainActor
final class GTKFileChooser: FileChooser {
    private var completion: (([URL]) -> Void)?
    private var handle: UnsafeMutableRawPointer?

    func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
        cancel()
        self.completion = completion
        let host = (window?.host as? GTKWindowHost)?.host
        // The question holds the chooser until it is answered or taken back.
        let context = Unmanaged.passRetained(self).toOpaque()
        handle = request.withNativeRequest { native in
            roost_file_chooser_show(
                host, native,
                { context, paths in
                    guard let context else { return }
                    let urls = GTKFileChooser.urls(paths)
                    // The pointer does not leave the main thread.
                    nonisolated(unsafe) let pointer = context
                    MainActor.assumeIsolated {
                        Unmanaged<GTKFileChooser>.fromOpaque(pointer).takeRetainedValue().answered(urls)
                    }
                }, context)
        }
    }

    func cancel() {
        guard let handle else { return }
        self.handle = nil
        completion = nil
        roost_file_chooser_cancel(handle)
        Unmanaged.passUnretained(self).release()
    }

    private func answered(_ urls: [URL]) {
        handle = nil
        let completion = completion
        self.completion = nil
        completion?(urls)
    }

    private nonisolated static func urls(_ paths: UnsafePointer<UnsafePointer<CChar>?>?) -> [URL] {
        guard let paths else { return [] }
        var urls: [URL] = []
        var index = 0
        while let path = paths[index] {
            urls.append(URL(fileURLWithPath: String(cString: path)))
            index += 1
        }
        return urls
    }
}

extension FileChooserRequest {
    /// Runs a closure with the request as C has it.
    fileprivate func withNativeRequest<Result>(_ body: (UnsafePointer<RoostFileRequest>) -> Result) -> Result {
        var strings: [UnsafeMutablePointer<CChar>?] = []
        func text(_ string: String?) -> UnsafePointer<CChar>? {
            guard let string, let copy = strdup(string) else { return nil }
            strings.append(copy)
            return UnsafePointer(copy)
        }
        defer { for string in strings { free(string) } }
        var native = RoostFileRequest()
        native.title = text(title)
        native.filter_name = text(filterName)
        native.is_many = allowsMany ? 1 : 0
        // A folder that is not there would leave the chooser waiting for it.
        native.folder = text(folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0.path : nil })
        switch purpose {
        case .opening: native.action = Int32(ROOST_FILES_OPEN)
        case .choosingFolder: native.action = Int32(ROOST_FILES_FOLDER)
        case .saving(let name):
            native.action = Int32(ROOST_FILES_SAVE)
            native.name = text(name)
        }
        let types = mimeTypes.map { text($0) } + [nil]
        let endings = suffixes.map { text($0) } + [nil]
        return types.withUnsafeBufferPointer { types in
            endings.withUnsafeBufferPointer { endings in
                native.mime_types = types.baseAddress
                native.suffixes = endings.baseAddress
                return withUnsafePointer(to: native, body)
            }
        }
    }
}
