import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Paints the screens in the languages beside English.
@Suite("Pictures in other languages", .serialized, .oneAtATime)
@MainActor
struct LanguagePictureTests {
    @Test("The list and the screen that creates", arguments: [TextLanguage.arabic, .german, .japanese, .korean])
    func screens(language: TextLanguage) throws {
        let regions: [TextLanguage: String] = [
            .arabic: "ar_EG", .german: "de_DE", .japanese: "ja_JP", .korean: "ko_KR",
        ]
        let people = [Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa].map { SBUUser(user: User($0)) }
        try Stage.run(rightToLeft: language == .arabic) { stage in
            ScreenClock.current = .fixed(at: Fixture.now, language: language, region: regions[language] ?? "en_US")
            let list = StillListViewController()
            list.still?.channels = Fixture.community()
            stage.show(list)
            try stage.picture("channel-list-\(language)")
            let create = SBUCreateChannelViewController(users: people)
            stage.show(StillListViewController(), create)
            create.listComponent.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: 1, section: 0)) }
            try stage.picture("create-channel-\(language)")
            let empty = StillListViewController()
            stage.show(empty)
            let picture = try stage.picture("channel-list-empty-\(language)")
            #expect(picture.size.width > 0)
        }
    }
}
