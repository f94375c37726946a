import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Themes", .serialized, .oneAtATime)
@MainActor
struct ThemeTests {
    @Test("A set in use is what screens read, until another one is set")
    func set() {
        defer { SBUTheme.set(theme: .light) }
        SBUTheme.set(theme: .dark)
        #expect(SBUTheme.groupChannelListTheme.backgroundColor == SBUColorSet.background600)
        SBUTheme.set(theme: .light)
        #expect(SBUTheme.groupChannelListTheme.backgroundColor == SBUColorSet.background50)
    }

    @Test("A theme made after a colour was set has it, and the default can be restored")
    func colors() {
        defer { SBUColorSet.restoreDefaultColors() }
        let before = SBUColorSet.primary300
        SBUColorSet.primaryMain = .systemPink
        #expect(SBUGroupChannelCellTheme.light.unreadCountBackgroundColor == .systemPink)
        SBUColorSet.restoreDefaultColors()
        #expect(SBUGroupChannelCellTheme.light.unreadCountBackgroundColor == before)
    }

    @Test("A font of the app's own is used, and the default can be restored")
    func fonts() {
        defer { SBUFontSet.restoreDefaultFonts() }
        let before = SBUFontSet.body3
        SBUFontSet.body3 = .systemFont(ofSize: 30)
        #expect(SBUMessageCellTheme.light.userMessageFont.pointSize == 30)
        SBUFontSet.restoreDefaultFonts()
        #expect(SBUFontSet.body3.pointSize == before.pointSize)
    }

    @Test("A view follows the theme in use until it is given one of its own")
    func wrapper() {
        defer { SBUTheme.set(theme: .light) }
        let view = SBUNavigationTitleView(frame: .zero)
        SBUTheme.set(theme: .dark)
        #expect(view.theme === SBUTheme.componentTheme)
        let own = SBUComponentTheme()
        view.theme = own
        SBUTheme.set(theme: .light)
        #expect(view.theme === own)
    }

    @Test("The older names lead to the same themes")
    func olderNames() {
        #expect(SBUTheme.channelListTheme === SBUTheme.groupChannelListTheme)
        #expect(SBUTheme.channelCellTheme === SBUTheme.groupChannelCellTheme)
        #expect(SBUChannelListTheme.self == SBUGroupChannelListTheme.self)
    }
}
