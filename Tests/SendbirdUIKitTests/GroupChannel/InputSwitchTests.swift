import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The switches of the input", .serialized, .oneAtATime)
@MainActor
struct InputSwitchTests {
    /// Everything on again, as it was.
    private func reset(_ input: SBUConfig.Input) {
        for media in [input.camera, input.gallery] {
            media.isPhotoEnabled = true
            media.isVideoEnabled = true
        }
        input.isDocumentEnabled = true
        SBUActionSheet.dismiss()
        SBUPermissionManager.shared.answer = nil
    }

    /// What the button that adds offers, without the item that cancels.
    private func offers(_ screen: SBUBaseChannelViewController) throws -> [String] {
        let input = try #require(screen.baseInputComponent?.messageInputView as? SBUMessageInputView)
        input.onClickAddButton(self)
        let sheet = try #require(screen.presentedViewController as? UIAlertController)
        defer { SBUActionSheet.dismiss() }
        return sheet.actions.filter { $0.style != .cancel }.compactMap(\.title)
    }

    @Test("The button offers photos and files; each goes with its switch, and without any the button goes")
    func sources() throws {
        let switches = SendbirdUI.config.groupChannel.channel.input
        defer { reset(switches) }
        @MainActor func open(_ stage: Stage) -> StillChannelViewController {
            let screen = StillChannelViewController(channel: Fixture.room("Hike", with: [Fixture.bo]))
            stage.show(UIViewController(), screen)
            return screen
        }
        try Stage.run { stage in
            let all = [SBUStringSet.PhotoVideoLibrary, SBUStringSet.Document]
            try #require(offers(open(stage)) == all)
            switches.gallery.isVideoEnabled = false
            try #require(offers(open(stage)) == all)
            switches.gallery.isPhotoEnabled = false
            try #require(offers(open(stage)) == [SBUStringSet.Document])
            switches.isDocumentEnabled = false
            #expect(open(stage).input?.addButton?.isHidden == true)
            switches.gallery.isVideoEnabled = true
            try #require(offers(open(stage)) == [SBUStringSet.PhotoVideoLibrary])
        }
    }

    @Test("The pickers show only what is switched on", arguments: [true, false])
    func pickers(photos: Bool) throws {
        let switches = SendbirdUI.config.groupChannel.channel.input
        defer { reset(switches) }
        switches.gallery.isPhotoEnabled = photos
        switches.gallery.isVideoEnabled = !photos
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room("Hike", with: [Fixture.bo]))
            stage.show(UIViewController(), screen)
            let input = try #require(screen.inputComponent)
            SBUPermissionManager.shared.answer = .all
            screen.baseChannelModule(input, didTapResource: .library)
            let picker = try #require(screen.presentedViewController as? PHPickerViewController)
            #expect(picker.configuration.filter == (photos ? .images : .videos))
            picker.dismiss(animated: false)
            SBUPermissionManager.shared.answer = .limited
            screen.baseChannelModule(input, didTapResource: .library)
            let navigation = try #require(screen.presentedViewController as? UINavigationController)
            let limited = try #require(navigation.viewControllers.first as? SBUSelectablePhotoViewController)
            #expect(limited.mediaType == (photos ? .image : .video))
        }
    }

    @Test("What is pasted or dropped obeys them too")
    func pasted() {
        let switches = SendbirdUI.config.groupChannel.channel.input
        defer { reset(switches) }
        #expect(["image/png", "video/mp4", "application/pdf"].allSatisfy(switches.allows))
        switches.gallery.isPhotoEnabled = false
        #expect(!switches.allows(mimeType: "image/gif") && switches.allows(mimeType: "video/mp4"))
        switches.gallery.isVideoEnabled = false
        #expect(!switches.allows(mimeType: "video/mp4") && switches.allows(mimeType: "text/plain"))
        switches.isDocumentEnabled = false
        #expect(!switches.allows(mimeType: "text/plain") && !switches.allows(mimeType: "audio/mpeg"))
    }

    @Test("Open channels have switches of their own")
    func openChannels() throws {
        let switches = SendbirdUI.config.openChannel.channel.input
        defer { reset(switches) }
        switches.isDocumentEnabled = false
        try Stage.run { stage in
            let open = StillOpenChannelViewController(channel: Fixture.openChannel())
            stage.show(UIViewController(), open)
            try #require(offers(open) == [SBUStringSet.PhotoVideoLibrary])
            let group = StillChannelViewController(channel: Fixture.room("Hike", with: [Fixture.bo]))
            stage.show(UIViewController(), group)
            try #require(offers(group).count == 2)
        }
    }
}
