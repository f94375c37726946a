import Testing

@testable import ChatTransport

@Suite("Base64")
struct Base64Tests {
    @Test(
        "The vectors of RFC 4648 section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func vectors(plain: String, encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(plain.utf8))
    }

    @Test(
        "What an encoder would not write is refused",
        arguments: ["Zg", "Zg=", "Zh==", "Z===", "====", "Zm9v\n", "Zm-_", "=Zm9"])
    func refuses(text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
