import Foundation
import Testing

@testable import UIKit

/// Answers what pickers ask, in place of the desktop's chooser.
@MainActor
final class AnsweringChooser: FileChooser {
    private(set) var requests: [FileChooserRequest] = []
    private(set) var cancellations = 0
    private var waiting: (([URL]) -> Void)?

    func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
        requests.append(request)
        waiting = completion
    }

    func cancel() {
        cancellations += 1
        waiting = nil
    }

    /// Chooses these; returns whether anybody had asked.
    @discardableResult
    func answer(_ urls: [URL]) -> Bool {
        guard let completion = waiting else { return false }
        waiting = nil
        completion(urls)
        return true
    }

    /// Runs a test with a chooser of its own and a screen to present on.
    static func run<Result>(
        _ body: (AnsweringChooser, UIViewController) async throws -> Result
    ) async rethrows -> Result {
        let chooser = AnsweringChooser()
        let before = FileChoosers.make
        FileChoosers.make = { chooser }
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        defer {
            FileChoosers.make = before
            stage.window.rootViewController = nil
            Stage.end()
        }
        return try await body(chooser, root)
    }
}

/// A folder of a test's own.
struct TestFolder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("roost-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func file(_ name: String, _ content: Data = Data("content".utf8)) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
        return file
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension UIImage {
    /// A picture in one colour.
    @MainActor
    static func plain(_ color: UIColor, width: CGFloat = 8, height: CGFloat = 8) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}
