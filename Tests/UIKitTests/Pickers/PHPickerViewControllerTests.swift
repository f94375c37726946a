import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("PHPickerViewController", .serialized)
struct PHPickerViewControllerTests {
    final class Delegate: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
    }

    private func picker(_ delegate: Delegate, limit: Int = 1, filter: PHPickerFilter? = nil) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        configuration.filter = filter
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        return picker
    }

    @Test("The filter becomes MIME types, the limit a choice of one or many", .covers("D2"))
    func request() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            root.present(picker(delegate, filter: .images), animated: true)
            #expect(chooser.requests.last?.mimeTypes == ["image/*"])
            #expect(chooser.requests.last?.allowsMany == false)
            root.dismiss(animated: false)
            root.present(picker(delegate, limit: 0, filter: .any(of: [.images, .videos])), animated: true)
            #expect(chooser.requests.last.map { Set($0.mimeTypes) } == ["image/*", "video/*"])
            #expect(chooser.requests.last?.allowsMany == true)
        }
    }

    @Test("What was chosen can be loaded as a picture and as a file", .covers("D2", "D5"))
    func picks() async throws {
        let folder = try TestFolder()
        let file = try folder.file("cat.png", try #require(UIImage.plain(.red, width: 12).pngData()))
        let results = await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            root.present(picker(delegate), animated: true)
            chooser.answer([file])
            #expect(
                root.presentedViewController is PHPickerViewController, "The delegate dismisses it, as Apple has it.")
            return delegate.results
        }
        let provider = try #require(results.first?.first?.itemProvider)
        #expect(provider.suggestedName == "cat")
        #expect(provider.registeredTypeIdentifiers.first == UTType.png.identifier)
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        let image = await withCheckedContinuation { next in
            provider.loadObject(ofClass: UIImage.self) { image, _ in next.resume(returning: image as? UIImage) }
        }
        #expect(image?.size == CGSize(width: 12, height: 8))
        let name = await withCheckedContinuation { next in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
                let isThere = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
                next.resume(returning: isThere ? url : nil)
            }
        }
        #expect(name?.lastPathComponent == "cat.png")
        #expect(name?.path != file.path)
    }

    @Test("Choosing nothing gives no results")
    func cancels() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            root.present(picker(delegate), animated: true)
            chooser.answer([])
            #expect(delegate.results == [[]])
        }
    }

    @Test("Too many are asked about again, with the limit in the title")
    func limit() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            root.present(picker(delegate, limit: 2), animated: true)
            let files = (1...3).map { URL(fileURLWithPath: "/tmp/\($0).png") }
            chooser.answer(files)
            #expect(delegate.results.isEmpty)
            #expect(chooser.requests.last?.title.contains("2") == true)
            chooser.answer(Array(files.prefix(2)))
            #expect(delegate.results.first?.count == 2)
        }
    }
}
