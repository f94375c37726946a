import Testing

@testable import ChatWire

@Suite("The order of names")
struct NameOrderKeyTests {
    @Test("Case and accents part names only when nothing else does")
    func folding() {
        let names = ["zoo", "Élan", "elan", "Elan", "apple", "Zürich", "", "elan vital", "Ábel"]
        let sorted = names.sorted { NameOrderKey.precedes(NameOrderKey.bytes(of: $0), NameOrderKey.bytes(of: $1)) }
        #expect(sorted == ["", "Ábel", "apple", "Elan", "elan", "Élan", "elan vital", "zoo", "Zürich"])
    }

    @Test("Precomposed and decomposed accents stand together")
    func normalisation() {
        let composed = NameOrderKey.bytes(of: "\u{E9}").split(separator: 0).first
        let decomposed = NameOrderKey.bytes(of: "e\u{301}").split(separator: 0).first
        #expect(composed == decomposed)
    }

    @Test("Different names never have the same key")
    func total() {
        let names = ["a", "A", "á", "a\u{301}", "а", "ａ", "a ", " a"]
        #expect(Set(names.map { NameOrderKey.bytes(of: $0) }).count == names.count)
    }

    @Test("An address of a channel is 4 to 100 of the letters allowed")
    func channelURLs() {
        #expect(ChannelURL.isValid("abcd"))
        #expect(ChannelURL.isValid(String(repeating: "Z", count: 100)))
        for bad in ["abc", String(repeating: "a", count: 101), "ab cd", "ab/cd", "abcdé", "ab\0cd"] {
            #expect(!ChannelURL.isValid(bad))
        }
    }
}
