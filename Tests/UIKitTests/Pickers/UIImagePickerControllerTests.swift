import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("UIImagePickerController", .serialized)
struct UIImagePickerControllerTests {
    final class Delegate: UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var cancellations = 0
        var told: AsyncStream<Void>.Continuation?

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            told?.yield()
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancellations += 1
            picker.dismiss(animated: false)
        }
    }

    @Test("The library is there, the camera is not")
    func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
    }

    @Test("A picture comes with its type, its file and itself", .covers("D2"))
    func picture() async throws {
        let folder = try TestFolder()
        let file = try folder.file("cat.png", try #require(UIImage.plain(.red).pngData()))
        let info = await pick(file)
        #expect(info?[.mediaType] as? String == "public.image")
        #expect(info?[.imageURL] as? URL == file)
        #expect((info?[.originalImage] as? UIImage)?.size == CGSize(width: 8, height: 8))
        #expect(info?[.editedImage] == nil)
    }

    @Test("A film comes with its file", .covers("D2"))
    func film() async throws {
        let folder = try TestFolder()
        let file = try folder.file("cat.mp4")
        let info = await pick(file)
        #expect(info?[.mediaType] as? String == "public.movie")
        #expect(info?[.mediaURL] as? URL == file)
    }

    @Test("A file that is no picture, whatever it is called, comes without one")
    func brokenPicture() async throws {
        let folder = try TestFolder()
        let file = try folder.file("cat.jpg", Data("no picture".utf8))
        let info = await pick(file)
        #expect(info?[.originalImage] == nil)
        #expect(info?[.imageURL] as? URL == file)
    }

    @Test("The camera is cancelled at once")
    func camera() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let picker = UIImagePickerController()
            picker.sourceType = .camera
            picker.delegate = delegate
            root.present(picker, animated: true)
            #expect(delegate.cancellations == 1)
            #expect(chooser.requests.isEmpty)
        }
    }

    private func pick(_ file: URL) async -> [UIImagePickerController.InfoKey: Any]? {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let (told, continuation) = AsyncStream.makeStream(of: Void.self)
            delegate.told = continuation
            let picker = UIImagePickerController()
            picker.mediaTypes = ["public.image", "public.movie"]
            picker.delegate = delegate
            root.present(picker, animated: true)
            chooser.answer([file])
            for await _ in told { break }
            return delegate.info
        }
    }
}
