import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UILabel")
struct UILabelTests {
    private func label(_ text: String, lines: Int = 1, size: CGFloat = 16) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    private let long = "The quick brown fox jumps over the lazy dog and does not look back even once."

    @Test("One line is as wide as its text, and as tall as its font says")
    func oneLine() {
        let size = label("Hello").intrinsicContentSize
        #expect(size.height == UIFont.systemFont(ofSize: 16).lineHeight.rounded(.up))
        #expect(label("Hello, hello").intrinsicContentSize.width > size.width)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test("A width breaks lines, as many as are allowed")
    func breaking() {
        let line = label(long).intrinsicContentSize.height
        let free = label(long, lines: 0)
        let tall = free.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(tall.width <= 150)
        #expect(tall.height > 3 * line - 3)
        let two = label(long, lines: 2).sizeThatFits(CGSize(width: 150, height: 0))
        #expect(abs(two.height - 2 * line) <= 1)
        free.preferredMaxLayoutWidth = 150
        #expect(free.intrinsicContentSize == tall)
    }

    @Test("A label fits into the size that it asks for", arguments: ["Yes 👍", "مرحبا بالعالم", "你好，世界", "Łódź"])
    func fits(text: String) {
        let free = label(text, lines: 0)
        let size = free.intrinsicContentSize
        #expect(free.sizeThatFits(CGSize(width: size.width, height: 0)) == size)
    }

    @Test("The first paragraph stands for all where there is one line")
    func paragraphs() {
        let one = label("one\ntwo")
        #expect(one.intrinsicContentSize.height == label("one").intrinsicContentSize.height)
        #expect(one.intrinsicContentSize.width > label("one").intrinsicContentSize.width)
        let three = label("one\ntwo\nthree", lines: 2)
        #expect(abs(three.intrinsicContentSize.height - 2 * one.intrinsicContentSize.height) <= 1)
    }

    private func ink(_ label: UILabel, width: CGFloat = 200) throws -> CGRect {
        label.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        return try #require(try Picture(label, scale: 1).bounds { $0[3] > 60 })
    }

    @Test("Alignment is physical; natural follows the interface's direction, whatever the text's")
    func alignment() throws {
        for text in ["Hello", "مرحبا"] {
            let label = label(text)
            #expect(try ink(label).minX < 10)
            label.textAlignment = .right
            #expect(try ink(label).maxX > 190)
            label.textAlignment = .center
            #expect(abs(try ink(label).midX - 100) < 4)
            label.textAlignment = .natural
            label.semanticContentAttribute = .forceRightToLeft
            #expect(try ink(label).maxX > 190)
            label.textAlignment = .left
            #expect(try ink(label).minX < 10)
        }
    }

    @Test("A text that is too long ends in dots inside of the label")
    func truncation() throws {
        let label = label(long)
        let ink = try ink(label, width: 120)
        #expect(ink.maxX <= 120)
        #expect(ink.maxX > 100)
    }

    @Test("The font shrinks as far as is allowed")
    func shrinking() throws {
        let label = label("Hello, hello, hello")
        let full = try ink(label, width: 400)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        let small = try ink(label, width: 80)
        #expect(small.height < full.height)
        #expect(small.maxX <= 80)
    }

    @Test("Attributes count where they are, the label's own elsewhere")
    func attributes() throws {
        let label = label("")
        let text = NSMutableAttributedString(string: "AAAA BBBB")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: NSRange(location: 5, length: 4))
        label.attributedText = text
        label.textColor = .blue
        label.sizeToFit()
        let picture = try Picture(label, scale: 1)
        let red = try #require(picture.bounds { $0[0] > 150 && $0[2] < 50 })
        let blue = try #require(picture.bounds { $0[2] > 150 && $0[0] < 50 })
        #expect(red.maxX <= blue.minX)
        #expect(blue.height > red.height)
        #expect(label.text == "AAAA BBBB")
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
    }

    @Test("Lines, backgrounds and raised text are painted")
    func decorations() throws {
        func inked(_ attributes: [NSAttributedString.Key: Any]) throws -> CGRect {
            let label = label("")
            label.attributedText = NSAttributedString(string: "xxxx", attributes: attributes)
            label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            return try #require(try Picture(label, scale: 1).bounds { $0[3] > 60 })
        }
        let plain = try inked([:])
        #expect(try inked([.underlineStyle: NSUnderlineStyle.single.rawValue]).maxY > plain.maxY)
        #expect(try inked([.backgroundColor: UIColor.yellow]).height > plain.height)
        #expect(try inked([.baselineOffset: 6]).minY < plain.minY)
        #expect(try inked([.kern: 4]).width > plain.width + 8)
    }

    @Test("The character under a point is found, for links")
    func characters() {
        let label = label("one two three")
        label.sizeToFit()
        #expect(label.characterIndex(at: CGPoint(x: 1, y: 8)) == 0)
        #expect(label.characterIndex(at: CGPoint(x: label.bounds.width - 2, y: 8)) == 12)
        #expect(label.characterIndex(at: CGPoint(x: label.bounds.width + 40, y: 8)) == nil)
    }

    @Test("Base lines lie where the letters stand")
    func baselines() throws {
        let label = label("H\nH", lines: 0)
        let first = try #require(label.firstBaseline(forWidth: 100))
        let last = try #require(label.lastBaseline(forWidth: 100))
        #expect(abs(first - UIFont.systemFont(ofSize: 16).ascender) < 1)
        #expect(abs(last - first - UIFont.systemFont(ofSize: 16).lineHeight) < 1)
    }
}
