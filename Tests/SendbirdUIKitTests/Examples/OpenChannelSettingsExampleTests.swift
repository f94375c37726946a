import ChatWire
import OpenChannelSettingsEvents
import OpenChannelSettingsHeader
import OpenChannelSettingsHeaderOnce
import OpenChannelSettingsScreen
import OpenChannelSettingsViewModel
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The guides on open channel settings", .serialized, .oneAtATime)
@MainActor
struct OpenChannelSettingsExampleTests {
    /// Runs a body and puts back which kinds are used.
    private func withSets(_ body: (Stage, UIViewController) throws -> Void) throws {
        defer {
            SBUViewControllerSet.OpenChannelSettingsViewController = SBUOpenChannelSettingsViewController.self
            SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = SBUOpenChannelSettingsModule.Header.self
        }
        _ = SendbirdChat.initialize(params: InitParams(applicationId: "examples"))
        try Stage.run { stage in
            let presenter = UIViewController()
            stage.show(presenter)
            try body(stage, presenter)
        }
    }

    @Test("Settings open by address, and show nothing of a channel that is not there yet", .covers("F1", "F4"))
    func byAddress() throws {
        try withSets { _, presenter in
            let screen = OpenChannelSettingsScreen.showSettings(channelURL: "lobby", from: presenter)
            #expect(presenter.presentedViewController === screen.navigationController)
            screen.loadViewIfNeeded()
            #expect(screen.channelURL == "lobby" && screen.channel == nil)
            #expect(screen.listComponent?.items.isEmpty == true)
        }
    }

    @Test("Settings open of a channel at hand, and show it at once", .covers("F4"))
    func byChannel() throws {
        try withSets { stage, presenter in
            let screen = OpenChannelSettingsScreen.showSettings(channel: Fixture.openChannel(), from: presenter)
            stage.window.layoutIfNeeded()
            let info = screen.listComponent?.channelInfoView as? SBUChannelSettingsChannelInfoView
            #expect(info?.channelNameField.text == "Lobby")
            #expect(screen.listComponent?.tableView.rowNames == ["settings.participants", "settings.delete"])
        }
    }

    @Test("A kind of screen set is used; one of the app's own can be used once", .covers("F14", "A7", "A8", "G1"))
    func screen() throws {
        try withSets { _, presenter in
            let once = OpenChannelSettingsScreen.replaceOnce(channelURL: "lobby", from: presenter)
            #expect(OpenChannelSettingsScreen.isCustom(once) == true)
            #expect(once.channelURL == "lobby")
            let ours = SBUViewControllerSet.OpenChannelSettingsViewController(channelURL: "lobby")
            #expect(OpenChannelSettingsScreen.isCustom(ours) == false)
            OpenChannelSettingsScreen.replaceEverywhere()
            let named = SBUViewControllerSet.OpenChannelSettingsViewController(channelURL: "lobby")
            #expect(OpenChannelSettingsScreen.isCustom(named) == true)
            let initialized = SBUViewControllerSet.OpenChannelSettingsViewController.init(channelURL: "lobby")
            #expect(OpenChannelSettingsScreen.isCustom(initialized) == true)
        }
    }

    @Test("A kind of header set gives each settings screen its header", .covers("F5", "F6", "F15", "A9"))
    func header() throws {
        try withSets { _, _ in
            let screen = OpenChannelSettingsHeader.replaceEverywhere(channelURL: "lobby")
            screen.loadViewIfNeeded()
            #expect(OpenChannelSettingsHeader.hasCustomHeader(screen) == true)
            #expect((screen.navigationItem.titleView as? SBUNavigationTitleView)?.text == "About this room")
        }
    }

    @Test("A header given to one screen wins over the kind that is set", .covers("F16", "A10", "G5"))
    func headerOnce() throws {
        try withSets { _, presenter in
            _ = OpenChannelSettingsHeader.replaceEverywhere(channelURL: "lobby")
            let screen = OpenChannelSettingsHeaderOnce.replaceOnce(channelURL: "lobby", from: presenter)
            screen.loadViewIfNeeded()
            #expect(OpenChannelSettingsHeaderOnce.hasCustomHeader(screen) == true)
            #expect((screen.navigationItem.titleView as? SBUNavigationTitleView)?.text != "About this room")
        }
    }

    @Test("A view model made in place of ours is used, and tells the screen", .covers("F11", "F17", "A11"))
    func viewModel() throws {
        try withSets { _, _ in
            let screen = OpenChannelSettingsViewModel.makeSettings(channelURL: "lobby")
            screen.loadViewIfNeeded()
            #expect(OpenChannelSettingsViewModel.hasCustomViewModel(screen) == true)
            #expect(screen.viewModel?.delegate === screen)
        }
    }

    @Test("An override hears each change of the channel", .covers("F18", "G4"))
    func events() throws {
        try withSets { _, _ in
            let screen = OpenChannelSettingsEvents.makeSettings(channelURL: "lobby")
            screen.loadViewIfNeeded()
            let model = try #require(screen.viewModel)
            model.channel = Fixture.openChannel()
            model.tellChange(.eventChannelChanged)
            #expect(OpenChannelSettingsEvents.names(of: screen) == ["Lobby"])
        }
    }
}
