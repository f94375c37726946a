import Foundation
import Testing

@testable import UIKit

@Suite("NSItemProvider")
struct NSItemProviderTests {
    private func data(_ provider: NSItemProvider, _ type: UTType) async -> (Data?, (any Error)?) {
        await withCheckedContinuation { next in
            provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { next.resume(returning: ($0, $1)) }
        }
    }

    @Test("Texts, addresses and pictures are written and read again")
    @MainActor func values() async throws {
        let text = NSItemProvider(object: "Ana Łę😀")
        let word = await withCheckedContinuation { next in
            text.loadObject(ofClass: String.self) { word, _ in next.resume(returning: word) }
        }
        #expect(word == "Ana Łę😀")
        let address = NSItemProvider(object: try #require(URL(string: "https://example.org/a?b=c")))
        #expect(address.hasItemConformingToTypeIdentifier("public.url"))
        let url = await withCheckedContinuation { next in
            address.loadObject(ofClass: URL.self) { url, _ in next.resume(returning: url) }
        }
        #expect(url?.absoluteString == "https://example.org/a?b=c")
        let picture = NSItemProvider(object: UIImage.plain(.blue))
        #expect(picture.registeredTypeIdentifiers == ["public.png"])
        #expect(await data(picture, .image).0?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(!picture.canLoadObject(ofClass: String.self))
    }

    @Test("A type that it has not is an error, told once")
    func absent() async {
        let (data, error) = await data(NSItemProvider(object: "a"), .movie)
        #expect(data == nil)
        #expect((error as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test("Bytes that are no picture are an error, not a picture")
    func broken() async {
        let provider = NSItemProvider(item: Data("no".utf8), typeIdentifier: "public.png")
        let (image, error) = await withCheckedContinuation { next in
            provider.loadObject(ofClass: UIImage.self) { next.resume(returning: ($0 != nil, $1)) }
        }
        #expect(!image && error != nil)
    }

    @Test("A file is handed over as it is, or as a copy that goes when it was looked at")
    func files() async throws {
        let folder = try TestFolder()
        let file = try folder.file("film.mp4", Data("film".utf8))
        let provider = try #require(NSItemProvider(contentsOf: file))
        let (place, isInPlace) = await withCheckedContinuation { next in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.movie") { url, isInPlace, _ in
                next.resume(returning: (url, isInPlace))
            }
        }
        #expect(place == file && isInPlace)
        let item = await withCheckedContinuation { next in
            provider.loadItem(forTypeIdentifier: "public.movie") { item, _ in next.resume(returning: item as? URL) }
        }
        #expect(item == file)
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
    }

    @Test("A suggested name cannot lead out of the folder of the copy", arguments: ["../../etc/x", "..", "/", ""])
    func hostileNames(name: String) async {
        let provider = NSItemProvider(item: Data("a".utf8), typeIdentifier: "public.png")
        provider.suggestedName = name
        let place = await withCheckedContinuation { next in
            provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in next.resume(returning: url) }
        }
        let folder = place?.deletingLastPathComponent().lastPathComponent
        #expect(folder?.hasPrefix("item-") == true)
        #expect(place?.pathExtension == "png")
    }
}
