import CGTKHost
import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Texts from anywhere")
struct HostileTextTests {
    private func picture(_ text: String, width: CGFloat = 200, height: CGFloat = 24) throws -> Picture {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height + 200))
        root.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: width, height: height))
        label.text = text
        label.textColor = .black
        root.addSubview(label)
        return try Picture(root)
    }

    @Test("No heap of marks leaves its label by more than an accent", .covers("C-22"))
    func marks() throws {
        let marks = String(repeating: "\u{0301}\u{0302}\u{0316}\u{0489}", count: 50)
        for text in ["Z" + marks + "oe", "a\u{0300}" + marks, String(repeating: "g" + marks, count: 20)] {
            let picture = try picture(text)
            let ink = try #require(picture.bounds { $0[0] < 128 })
            #expect(ink.minY >= 96 && ink.maxY <= 128, "\(ink)")
        }
    }

    @Test("A very long line is cut with dots, at once and at every width")
    func longLines() throws {
        let text = String(repeating: "long ", count: 2000)
        for width in [40, 200, 600] as [CGFloat] {
            let ink = try #require(try picture(text, width: width).bounds { $0[0] < 128 })
            #expect(ink.maxX <= width && ink.maxX > width - 30)
        }
        let label = UILabel()
        label.numberOfLines = 2
        label.text = String(repeating: "x", count: 10_000)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height < 60)
    }

    @Test(
        "Zero-width and control characters paint nothing odd and take no line",
        arguments: ["\u{200B}", "\u{0007}", "\u{202E}", "\u{FEFF}", "\u{2028}"])
    func invisible(character: String) throws {
        let label = UILabel()
        label.text = "a" + character + "b"
        let plain = UILabel()
        plain.text = "ab"
        #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    }

    @Test("Emoji that are joined are one picture, in colour")
    func joined() throws {
        for text in ["👩‍💻", "🏳️‍🌈", "👍🏽", "❤️"] {
            let picture = try picture(text)
            let colored = try #require(picture.bounds { max($0[0], $0[1], $0[2]) - min($0[0], $0[1], $0[2]) > 60 })
            #expect(colored.width > 8 && colored.width < 30)
            let all = try #require(picture.bounds { $0[0] < 200 || $0[1] < 200 || $0[2] < 200 })
            #expect(all.width < 30, "\(text) is \(all.width) wide")
        }
        // A family is one sign too: grey by the font's own design (Noto Color Emoji since Unicode 15.1).
        let family = try picture("👨‍👩‍👧‍👦")
        #expect(try #require(family.bounds { $0[0] < 128 }).width < 30)
    }

    @Test("A count in a place read from right to left reads as it is written", .covers("C-59"))
    func counts() throws {
        func ink(_ text: String, isolated: Bool) throws -> Data {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            label.textAlignment = .center
            label.semanticContentAttribute = isolated ? .forceRightToLeft : .forceLeftToRight
            label.text = isolated ? "\u{2066}\(text)\u{2069}" : text
            return try #require(label.pngSnapshot(scale: 1, style: .light))
        }
        #expect(try ink("99+", isolated: true) == ink("99+", isolated: false))
        #expect(try ink("99+", isolated: true) != ink("+99", isolated: false))
    }
}
