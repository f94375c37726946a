import Testing

@testable import SendbirdUIKit

@Suite("The direction in which a text is read")
struct ReadingDirectionTests {
    @Test(
        "It is that of the first letter",
        arguments: [
            ("Hello", ReadingDirection.leftToRight), ("שלום and hello", .rightToLeft), ("OK تمام", .leftToRight),
            ("👍 ١٢ نعم", .rightToLeft), ("12:30 – see you", .leftToRight), ("日本語", .leftToRight),
            ("👍", .neutral), ("12", .neutral), ("", .neutral),
        ])
    func first(text: String, direction: ReadingDirection) {
        #expect(ReadingDirection(of: text) == direction)
    }
}
