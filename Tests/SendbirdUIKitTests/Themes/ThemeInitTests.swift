import Requirements
import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Themes made in one call", .oneAtATime)
@MainActor
struct ThemeInitTests {
    @Test("What is not given is as in light", .covers("A9"))
    func defaults() {
        let messages = SBUMessageCellTheme(backgroundColor: SBUColorSet.background50)
        for path in SBUMessageCellTheme.colors {
            #expect(messages[keyPath: path] == SBUMessageCellTheme.light[keyPath: path], "\(path)")
        }
        for path in SBUMessageCellTheme.fonts {
            #expect(messages[keyPath: path] == SBUMessageCellTheme.light[keyPath: path], "\(path)")
        }
        let shared = SBUComponentTheme(emptyViewBackgroundColor: SBUColorSet.background50)
        for path in SBUComponentTheme.colors {
            #expect(shared[keyPath: path] == SBUComponentTheme.light[keyPath: path], "\(path)")
        }
        for path in SBUComponentTheme.fonts {
            #expect(shared[keyPath: path] == SBUComponentTheme.light[keyPath: path], "\(path)")
        }
    }

    @Test("What is given goes where it belongs")
    func given() {
        let messages = SBUMessageCellTheme(
            rightBackgroundColor: .systemPink, userMessageFont: .systemFont(ofSize: 40),
            userMessageLeftHighlightTextColor: .systemTeal, newMessageBadgeColor: .systemIndigo)
        #expect(messages.rightBackgroundColor == .systemPink)
        #expect(messages.userMessageFont.pointSize == 40)
        #expect(messages.messageLeftHighlightTextColor == .systemTeal)
        #expect(messages.newMessageBadgeColor == .systemIndigo)
        let shared = SBUComponentTheme(titleFont: .systemFont(ofSize: 41), titleColor: .systemPink)
        #expect(shared.titleColor == .systemPink && shared.titleFont.pointSize == 41)
    }
}
