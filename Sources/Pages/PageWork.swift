internal import ChatTransport
internal import Foundation

/// What is done with pages that links of strangers lead to, in a process of its own under limits: whatever breaks in
/// the reading of a hostile page breaks here, and the message stays without a preview.
///
/// ```
/// roost page FILE [ENCODING]
/// ```
/// It writes what the page says of itself to its output, as one object in JSON.
package enum PageWork {
    /// Bytes of address space: the page as a tree, and the program itself.
    private static let memoryBytes = 512 << 20

    /// Does it.
    ///
    /// - Returns: What to exit with: 0, or 1 when the file could not be read.
    package static func run(_ arguments: [String]) -> Int32 {
        ProcessLimits.limitSelf(memoryBytes: memoryBytes, cpuSeconds: 5, fileBytes: 1 << 20)
        guard let path = arguments.first, arguments.count <= 2 else { return 64 }
        guard let bytes = FileManager.default.contents(atPath: path),
            let page = Page(Array(bytes), encoding: arguments.count == 2 ? arguments[1] : nil),
            let json = try? JSONEncoder().encode(page.tags())
        else { return 1 }
        do {
            try FileHandle.standardOutput.write(contentsOf: json)
            return 0
        } catch {
            return 1
        }
    }
}
