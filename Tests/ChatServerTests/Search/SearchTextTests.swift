import Requirements
import Testing

@testable import ChatServer

@Suite("Words of texts and questions")
struct SearchTextTests {
    @Test(
        "Words lose case and accents; characters of scripts without spaces, and emoji, are words of their own",
        .covers("C-85"),
        arguments: [
            ("Hello, World 42", "hello world 42"), ("don't stop_it", "don t stop it"), ("", ""), ("… !?\n", ""),
            ("我好想", "我 好 想"), ("今日は天気がいい", "今 日 は 天 気 が い い"), ("안녕하세요", "안 녕 하 세 요"),
            ("Straße STRASSE", "strasse strasse"), ("naïve café", "naive cafe"), ("ΟΔΟΣ οδός", "οδοσ οδοσ"),
            ("İstanbul ılık", "istanbul ilik"), ("🎉 party🎂", "🎉 party 🎂"), ("👍🏽👍", "👍 👍"),
            ("iPhone15手機", "iphone15 手 機"), ("Ｈｅｌｌｏ ｶﾞ", "hello ガ"), ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"),
            ("สวัสดี", "ส ว ั ส ด ี"), ("नमस्ते दुनिया", "नमस्ते दुनिया"), ("Привет Ёлка", "привет елка"),
            ("a\u{0}b\u{FFFD}c", "a b c"), ("e\u{0301}\u{0301}\u{0301}", "e"),
        ])
    func words(text: String, expected: String) {
        #expect(SearchText.indexed(text) == expected)
    }

    @Test("An overlong word is cut, in texts and questions alike")
    func longWords() {
        let long = String(repeating: "x", count: 200)
        #expect(SearchText.indexed(long + " y") == String(repeating: "x", count: 64) + " y")
        #expect(SearchText.expression(long, isExact: true) == "\"" + String(repeating: "x", count: 64) + "\"")
    }

    @Test("A question becomes quoted words and nothing else, whatever it holds")
    func expressions() {
        #expect(SearchText.expression("foo bar", isExact: false) == "\"foo\" * AND \"bar\" *")
        #expect(SearchText.expression("foo bar", isExact: true) == "\"foo bar\"")
        #expect(SearchText.expression("好想 cafe", isExact: false) == "\"好 想\" * AND \"cafe\" *")
        #expect(SearchText.expression("\"\" * ^ () -", isExact: false) == nil)
        let nasty = "\" OR channel : \"c1\" NEAR(a b) text:x* -y ^z AND {channel}: c2"
        let expression = SearchText.expression(nasty, isExact: false) ?? ""
        let outside = expression.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element)
        #expect(Set(outside) == ["", " * AND ", " *"])
    }
}
