import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The three components of a channel's screen", .serialized, .oneAtATime)
@MainActor
struct ChannelModuleTests {
    private final class OwnList: SBUGroupChannelModule.List {}

    private final class OwnHeader: SBUGroupChannelModule.Header {
        private(set) weak var given: (any SBUGroupChannelModuleHeaderDelegate)?
        private(set) var givenTheme: SBUChannelTheme?

        override func configure(delegate: any SBUGroupChannelModuleHeaderDelegate, theme: SBUChannelTheme) {
            given = delegate
            givenTheme = theme
            super.configure(delegate: delegate, theme: theme)
        }
    }

    private func room() -> GroupChannel { Fixture.room("Room", with: [Fixture.bo]) }

    @Test("Header, list and input are there, and the base knows the same three", .covers("D24", "D40"))
    func three() throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: room())
            stage.show(UIViewController(), screen)
            let base: SBUBaseChannelViewController = screen
            #expect(screen.headerComponent != nil && base.baseHeaderComponent === screen.headerComponent)
            #expect(screen.listComponent != nil && base.baseListComponent === screen.listComponent)
            #expect(screen.inputComponent != nil && base.baseInputComponent === screen.inputComponent)
        }
    }

    @Test("The kind of list that is set is what shows the messages", .covers("D26"))
    func list() throws {
        SBUModuleSet.GroupChannelModule.ListComponent = OwnList.self
        defer { SBUModuleSet.GroupChannelModule.ListComponent = SBUGroupChannelModule.List.self }
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: room())
            screen.still?.show(Fixture.conversation())
            stage.show(UIViewController(), screen)
            #expect(screen.listComponent is OwnList)
            #expect(screen.listComponent?.isDescendant(of: screen.view) == true && screen.cell(0) != nil)
        }
    }

    @Test("The screen configures the header with itself and its theme", .covers("D29"))
    func header() throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: room())
            let header = OwnHeader()
            screen.headerComponent = header
            stage.show(UIViewController(), screen)
            #expect(header.given === screen && header.givenTheme === screen.theme)
        }
    }
}
