import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("UITabBarController")
struct UITabBarControllerTests {
    private func tabs(_ stage: Stage) -> (
        tabs: UITabBarController, first: UINavigationController, second: UIViewController
    ) {
        let first = UINavigationController(rootViewController: stage.make("Chats"))
        let second = stage.make("Settings")
        let tabs = UITabBarController()
        tabs.setViewControllers([first, second], animated: false)
        return (tabs, first, second)
    }

    private func buttons(_ tabs: UITabBarController) -> [TabButton] {
        tabs.tabBar.subviews.compactMap { $0 as? TabButton }
    }

    private func texts(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(texts)
    }

    @Test("The chosen tab is shown, and hears of coming and going; titles come from the controllers")
    func choosing() {
        defer { Stage.end() }
        let stage = Stage()
        let (tabs, first, second) = tabs(stage)
        stage.show(tabs)
        #expect(buttons(tabs).map(\.accessibilityLabel) == ["Chats", "Settings"])
        #expect(first.tabBarController === tabs && second.tabBarController === tabs)
        #expect(first.view.window != nil && second.storedView == nil)
        _ = stage.log.take()
        tabs.selectedIndex = 1
        stage.window.layoutIfNeeded()
        #expect(
            stage.log.take().filter { !$0.contains("Layout") && !$0.contains("oad") } == [
                "Chats viewWillDisappear", "Settings viewWillAppear", "Settings viewIsAppearing",
                "Chats viewDidDisappear",
                "Settings viewDidAppear",
            ])
        #expect(tabs.selectedViewController === second)
        #expect(first.view.window == nil && second.view.window != nil)
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 1)
        second.title = "Me"
        #expect(buttons(tabs)[1].accessibilityLabel == "Me")
        tabs.viewControllers = [second]
        #expect(tabs.selectedIndex == 0 && first.parent == nil && second.view.window != nil)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && second.storedView?.window == nil)
    }

    @Test("A press chooses, where the delegate agrees; the chosen one goes back to its beginning")
    func pressing() {
        final class Delegate: UITabBarControllerDelegate {
            var allows = true
            var heard: [String] = []
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                allows
            }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                heard.append(controller.tabBarItem.title ?? "")
            }
        }
        defer { Stage.end() }
        let stage = Stage()
        let (tabs, first, _) = tabs(stage)
        let delegate = Delegate()
        tabs.delegate = delegate
        stage.show(tabs)
        func press(_ index: Int) {
            let button = buttons(tabs)[index]
            let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            stage.window.input.down(at: point)
            stage.window.input.up()
        }
        press(1)
        #expect(tabs.selectedIndex == 1)
        delegate.allows = false
        press(0)
        #expect(tabs.selectedIndex == 1)
        delegate.allows = true
        FirstResponder.current?.resignFirstResponder()
        #expect(stage.press("1", .control))
        #expect(tabs.selectedIndex == 0)
        first.pushViewController(stage.make("Chat"), animated: false)
        press(0)
        #expect(first.viewControllers.count == 1)
        #expect(delegate.heard == ["Settings", "Chats", "Chats"])
    }

    @Test("Content ends above the bar, which is out of sight where the pushed screen wants it")
    func insets() {
        defer { Stage.end() }
        let stage = Stage(width: 390, height: 800)
        let (tabs, first, second) = tabs(stage)
        stage.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 390, height: 49))
        #expect(first.topViewController?.view.safeAreaInsets.bottom == 49)
        let chat = stage.make("Chat")
        chat.hidesBottomBarWhenPushed = true
        first.pushViewController(chat, animated: false)
        stage.window.layoutIfNeeded()
        #expect(tabs.tabBar.frame.minY >= 800)
        #expect(chat.view.safeAreaInsets.bottom == 0)
        first.popViewController(animated: false)
        stage.window.layoutIfNeeded()
        #expect(tabs.tabBar.frame.minY == 751)
        tabs.selectedViewController = second
        tabs.tabBar.isHidden = true
        stage.window.layoutIfNeeded()
        #expect(second.view.safeAreaInsets.bottom == 0)
    }

    @Test("A badge reads 99+ in every direction, and goes with its text", .covers("C-59"))
    func badge() throws {
        defer { Stage.end() }
        let stage = Stage()
        let (tabs, first, _) = tabs(stage)
        stage.show(tabs)
        first.tabBarItem.badgeValue = "99+"
        var ink: [Data] = []
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            tabs.view.traitOverrides.layoutDirection = direction
            stage.window.layoutIfNeeded()
            let badge = try #require(buttons(tabs)[0].subviews.first { $0 is BadgeView })
            #expect(!badge.isHidden)
            #expect(badge.bounds.width >= badge.bounds.height)
            ink.append(try #require(badge.pngSnapshot(scale: 2, style: .light)))
        }
        #expect(ink[0] == ink[1])
        #expect(buttons(tabs)[0].accessibilityValue == "99+")
        first.tabBarItem.badgeValue = nil
        #expect(buttons(tabs)[0].subviews.first { $0 is BadgeView }?.isHidden == true)
    }

    @Test("Where the language is read from right to left the first tab stands on the right")
    func mirrored() {
        defer { Stage.end() }
        let stage = Stage()
        let (tabs, _, _) = tabs(stage)
        tabs.traitOverrides.layoutDirection = .rightToLeft
        stage.show(tabs)
        #expect(buttons(tabs)[0].frame.minX > buttons(tabs)[1].frame.minX)
    }

    @Test("Bars look as they should", arguments: [390, 800] as [CGFloat])
    func picture(width: CGFloat) throws {
        defer { Stage.end() }
        let stage = Stage(width: width, height: 200)
        let names = [("Chats", "bubble.left.fill"), ("Channels", "person.2.fill"), ("Settings", "gearshape")]
        let tabs = UITabBarController()
        tabs.viewControllers = names.enumerated().map { index, entry in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: entry.0, image: UIImage(systemName: entry.1), tag: index)
            controller.tabBarItem.badgeValue = index == 0 ? "99+" : index == 1 ? "3" : nil
            return controller
        }
        stage.show(tabs)
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            tabs.traitOverrides.layoutDirection = direction
            for style in [UIUserInterfaceStyle.light, .dark] {
                let png = try #require(stage.window.pngSnapshot(scale: 1, style: style))
                #expect(texts(tabs.tabBar).map(\.text).contains("99+"))
                guard let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] else { continue }
                let name = "tabs-\(Int(width))-\(direction.rawValue)-\(style.rawValue).png"
                try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
            }
        }
    }
}
