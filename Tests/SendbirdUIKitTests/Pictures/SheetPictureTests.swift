import ChatWire
import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints each screen light and dark, in both directions, with small and the largest text, narrow and wide:
/// `make screenshots` lays the sixteen of a screen out on one sheet.
@Suite("Sheets of the screens", .serialized, .oneAtATime)
@MainActor
struct SheetPictureTests {
    enum Screen: String, CaseIterable {
        case list, create, channel, settings, moderations, openList, openChannel, openSettings

        @MainActor
        func make() -> UIViewController {
            switch self {
            case .list:
                let list = StillListViewController()
                list.still?.channels = Fixture.community()
                return list
            case .create:
                let people = [Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa, Fixture.max, Fixture.zoe]
                return SBUCreateChannelViewController(users: people.map { SBUUser(user: User($0)) })
            case .channel:
                let screen = StillChannelViewController(
                    channel: Fixture.room("Weekend hike 🥾", with: [Fixture.bo, Fixture.zoe], readMinutesAgo: 1))
                screen.still?.show(Fixture.conversation())
                return screen
            case .settings:
                return StillSettings(channel: Fixture.settled("نزهة الأحد Sunday 🥾", isOperator: true))
            case .moderations: return StillModerations(channel: Fixture.settled(isOperator: true))
            case .openList: return StillOpenListViewController()
            case .openChannel: return StillOpenChannelViewController(channel: Fixture.openChannel(name: "Lobby 👋"))
            case .openSettings: return SBUOpenChannelSettingsViewController(channel: Fixture.openChannel())
            }
        }

        @MainActor
        func fill(_ screen: UIViewController) {
            guard let channel = screen as? StillOpenChannelViewController else { return }
            (channel.viewModel as? StillOpenChannelViewModel)?.show(Fixture.conversation())
            channel.show(changeBy: .eventChannelChanged)
        }
    }

    @Test(
        "Every screen holds light and dark, both directions, every size of text and of window", .covers("A1"),
        arguments: Screen.allCases, [false, true])
    func sheet(_ kind: Screen, isHuge: Bool) throws {
        for dark in [false, true] {
            for rightToLeft in [false, true] {
                for width in [320, 760] as [CGFloat] {
                    try Stage.run(width: width, height: 640, dark: dark, rightToLeft: rightToLeft) { stage in
                        stage.window.traitOverrides.preferredContentSizeCategory =
                            isHuge ? .accessibilityExtraExtraExtraLarge : .large
                        let screen = kind.make()
                        stage.show(UIViewController(), screen)
                        kind.fill(screen)
                        let look = "\(dark ? "dark" : "light")-\(rightToLeft ? "rtl" : "ltr")"
                        try stage.picture(
                            "part-\(kind.rawValue)-\(Int(width))-\(isHuge ? "huge" : "usual")-\(look)")
                        let cut = labels(in: stage.window).filter(isCut).map { $0.text ?? "" }
                        #expect(cut.isEmpty, "\(Int(width)) pt, \(look)")
                    }
                }
            }
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    /// Whether a label is lower than the one line, or the lines, that it shows.
    private func isCut(_ label: UILabel) -> Bool {
        guard label.text?.isEmpty == false, label.bounds.width > 1, label.bounds.height > 0 else { return false }
        let wanted = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 10_000, height: 10_000), limitedToNumberOfLines: 1)
        // A text that ends in an ellipsis may have lost the letters that made it high.
        guard wanted.width <= label.bounds.width else { return false }
        return label.bounds.height < wanted.height - 1
    }
}
