import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("UIPasteboard", .serialized)
struct UIPasteboardTests {
    private let pasteboard = UIPasteboard.general

    @Test("Texts, addresses and pictures are kept and counted", .covers("D12"))
    func values() {
        let before = pasteboard.changeCount
        pasteboard.string = "Ana Łę😀"
        #expect(pasteboard.string == "Ana Łę😀" && pasteboard.hasStrings && !pasteboard.hasImages)
        #expect(pasteboard.changeCount == before + 1)
        pasteboard.url = URL(string: "https://example.org")
        #expect(pasteboard.hasURLs && !pasteboard.hasStrings)
        pasteboard.image = .plain(.red)
        #expect(pasteboard.hasImages && !pasteboard.hasURLs)
        #expect(pasteboard.image?.size == CGSize(width: 8, height: 8))
        pasteboard.setData(Data([1, 2]), forPasteboardType: "com.adobe.pdf")
        #expect(pasteboard.data(forPasteboardType: "com.adobe.pdf") == Data([1, 2]))
        #expect(pasteboard.contains(pasteboardTypes: ["public.data"]))
        #expect(pasteboard.changeCount == before + 4)
        pasteboard.string = nil
        #expect(pasteboard.numberOfItems == 0 && pasteboard.types.isEmpty)
    }

    @Test("The forms for other programs: lines of text, a list of files, the picture")
    func forms() throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let forms = PasteboardForms([["public.file-url": file], ["com.adobe.pdf": Data([1])]])
        #expect(forms.text == "/tmp/a b.txt")
        #expect(forms.data.map(\.mimeType).sorted() == ["application/pdf", "text/uri-list"])
        let list = try #require(forms.data.first { $0.mimeType == "text/uri-list" }?.data)
        #expect(String(decoding: list, as: UTF8.self) == "file:///tmp/a%20b.txt\r\n")
    }

    @Test("What another program has copied is known by type, fetched, and loaded when wanted")
    func foreign() async {
        let content = ForeignContent(mimeTypes: ["TARGETS", "text/html", "image/png", "text/plain;charset=utf-8"]) {
            mime, answer in answer(Data(mime.utf8))
        }
        #expect(content.wanted == ["text/plain;charset=utf-8"])
        content.take(Data("text".utf8), of: "text/plain;charset=utf-8")
        pasteboard.simulateForeign(content)
        #expect(pasteboard.string == "text" && pasteboard.hasImages && pasteboard.image == nil)
        let providers = pasteboard.itemProviders
        #expect(
            providers.map { $0.registeredTypeIdentifiers } == [
                ["public.png", "public.html", "public.utf8-plain-text"]
            ])
        let data = await withCheckedContinuation { next in
            providers[0].loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
                next.resume(returning: data)
            }
        }
        #expect(data == Data("image/png".utf8))
    }

    @Test("Files that another program has copied are an item each, whatever stands between them")
    func foreignFiles() {
        let content = ForeignContent(mimeTypes: ["text/uri-list", "text/plain"]) { _, _ in }
        content.take(
            Data("# two files\r\nfile:///tmp/a.png\r\nfile:///tmp/b.txt\r\nhttp://x\r\n".utf8), of: "text/uri-list")
        #expect(content.files.map(\.path) == ["/tmp/a.png", "/tmp/b.txt"])
        #expect(content.providers.map { $0.registeredTypeIdentifiers.first } == ["public.png", "public.plain-text"])
    }

    @Test("Nothing that was fetched too late, and no text too large, is kept")
    func limits() {
        let content = ForeignContent(mimeTypes: ["text/plain"]) { _, _ in }
        content.take(Data(count: ForeignContent.textBytesMax + 1), of: "text/plain")
        #expect(content.text == nil && content.wanted.isEmpty)
        let small = ForeignContent(mimeTypes: ["text/plain"]) { _, _ in }
        small.take(Data(repeating: 97, count: ForeignContent.textBytesMax), of: "text/plain")
        #expect(small.text?.count == ForeignContent.textBytesMax)
    }

    @Test("Who pastes while a copy is on its way gets it when it is there")
    func waiting() {
        let content = ForeignContent(mimeTypes: ["text/plain"]) { _, _ in }
        pasteboard.simulateForeign(content)
        var seen: [String?] = []
        pasteboard.whenFetched { seen.append(pasteboard.string) }
        #expect(seen.isEmpty)
        pasteboard.string = "newer"
        #expect(seen == ["newer"])
    }
}
