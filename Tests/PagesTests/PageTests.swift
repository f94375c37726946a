import Testing

@testable import Pages

@Suite("What a page says of itself")
struct PageTests {
    private func tags(_ html: String, encoding: String? = nil) throws -> PageTags {
        try #require(Page(Array(html.utf8), encoding: encoding)).tags()
    }

    @Test("The tags of the Open Graph protocol are read, the first of each")
    func openGraph() throws {
        let tags = try tags(
            """
            <!doctype html><html><head><title>Plain</title><meta name="description" content="plain">
            <meta property="og:title" content="The &amp; title"><meta property="og:title" content="second">
            <meta property="og:description" content=" two\n  words "><meta property="og:url" content="https://e.org/a">
            <meta property="og:image" content="/p.png"><meta property="og:image:width" content="640">
            <meta property="og:image:height" content="-3"><meta property="og:image:alt" content="a cat">
            <meta property="og:image:type" content="image/png"></head><body><p>x</p></body></html>
            """)
        var expected = PageTags()
        expected.title = "The & title"
        expected.description = "two words"
        expected.url = "https://e.org/a"
        expected.image = "/p.png"
        expected.imageWidth = 640
        expected.imageAlt = "a cat"
        expected.imageType = "image/png"
        #expect(tags == expected)
    }

    @Test("Without them the page's own title, description and place do")
    func plain() throws {
        let tags = try tags(
            """
            <HTML><TITLE> A\tpage </TITLE><META NAME=description CONTENT='about it'><link rel=canonical href=//e.org/x>
            <svg><title>not this</title></svg>
            """)
        #expect(tags.title == "A page" && tags.description == "about it" && tags.url == "//e.org/x")
        #expect(tags.image.isEmpty)
    }

    @Test("What the server said of the encoding is followed, else what the page says")
    func encodings() throws {
        let latin = Array("<title>caf".utf8) + [0xE9] + Array("</title>".utf8)
        #expect(try #require(Page(latin, encoding: "iso-8859-1")).tags().title == "café")
        #expect(try tags("<meta charset=utf-8><title>日本語 🎉</title>").title == "日本語 🎉")
        #expect(try tags("<title>x</title>", encoding: "no-such").title == "x")
    }

    @Test("Long texts are cut, long addresses left out")
    func limits() throws {
        let tags = try tags(
            "<title>\(String(repeating: "t", count: 301))</title>"
                + "<meta property='og:description' content='\(String(repeating: "d", count: 1_000))'>"
                + "<meta property='og:image' content='\(String(repeating: "i", count: 2_049))'>")
        #expect(tags.title.count == 300 && tags.title.hasSuffix("…"))
        #expect(tags.description.count == 1_000 && tags.description.hasSuffix("d") && tags.image.isEmpty)
    }

    @Test(
        "A broken page is read as far as it goes, and nothing crashes",
        arguments: [
            "<", "<title", "<title>x", "<meta property=og:title content=", "</html></html>", "<!--", "<![CDATA[",
            "&#x110000;&#0;<title>&#xD800;</title>", "\u{0}<title>\u{0}</title>",
        ])
    func broken(html: String) { _ = Page(Array(html.utf8), encoding: nil)?.tags() }

    @Test("A page nested without end is read")
    func nested() throws {
        let deep = String(repeating: "<div>", count: 100_000)
        _ = Page(Array(("<title>t</title>" + deep).utf8), encoding: nil)?.tags()
    }

    @Test("Bytes changed at random crash nothing")
    func mutated() {
        let page = Array("<html><head><title>a</title><meta property='og:title' content='b'></head></html>".utf8)
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            var bytes = page
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            _ = Page(bytes, encoding: nil)?.tags()
        }
    }
}
