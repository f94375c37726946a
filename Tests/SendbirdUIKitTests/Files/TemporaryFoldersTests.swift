import Foundation
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("Folders for a while", .oneAtATime)
@MainActor
struct TemporaryFoldersTests {
    private func isThere(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.path) }

    @Test("The newest are kept, and none when the app ends")
    func keeping() throws {
        let folders = TemporaryFolders()
        #expect(folders.root == nil, "None is made before it is needed.")
        let made = try (0..<TemporaryFolders.countMax + 3).map { number in
            let folder = try folders.make()
            try Data("x".utf8).write(to: folder.appendingPathComponent("file \(number)"))
            return folder
        }
        #expect(Set(made).count == made.count)
        #expect(made.map(isThere) == made.indices.map { $0 >= 3 })
        let root = try #require(folders.root)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
        #expect(!isThere(root))
        #expect(isThere(try folders.make()), "An app that goes on all the same gets new ones.")
        folders.removeAll()
    }

    @Test("A size is told in the units of the server's settings: a limit of 25 reads so")
    func sizes() {
        #expect(FileText.size(25 << 20) == "25 MB")
        #expect(PickedFile.Refusal.tooLarge(most: 25 << 20).text == SBUStringSet.File_Too_Large("25 MB"))
        #expect(FileText.size(3 << 30) == "3 GB" && FileText.size(10 << 10) == "10 KB")
    }
}
