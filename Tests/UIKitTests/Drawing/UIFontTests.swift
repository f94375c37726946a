import Foundation
import Testing

@testable import UIKit

@Suite("UIFont")
struct UIFontTests {
    @Test("Heights are the font's, in proportion to its size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 100)
        // Inter: ascender 1984, descender -494 of 2048 units to the em.
        #expect(abs(font.ascender - 96.9) < 0.5)
        #expect(abs(font.descender + 24.1) < 0.5)
        #expect(abs(font.lineHeight - 121) < 1)
        #expect(abs(UIFont.systemFont(ofSize: 10).lineHeight * 10 - font.lineHeight) < 1)
    }

    @Test("Styles have the original's sizes and grow with the user's text size")
    func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
    }

    @Test("Fonts are found by name, with or without a style")
    func names() {
        #expect(UIFont(name: "Inter", size: 12)?.familyName == "Inter")
        #expect(UIFont(name: "inter-semibold", size: 12)?.weight == .semibold)
        #expect(UIFont(name: "Inter-BoldItalic", size: 12)?.isItalic == true)
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont(name: "Inter-Strange", size: 12) == nil)
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
    }

    @Test("Equal fonts are one key")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
        #expect(Set([UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)]).count == 1)
        #expect(UIFont.systemFont(ofSize: 12).withSize(13).pointSize == 13)
    }
}
