import Foundation
import Testing

@testable import UIKit

/// Changes of a navigation stack at any moment.
@MainActor
@Suite("The navigation stack", .serialized)
struct NavigationStackTests {

    @Test("An animated push takes its time, and the stack says the new state at once")
    func animatedPush() {
        defer { Stage.end() }
        let stage = Stage(moves: true)
        let first = stage.make("A")
        let second = stage.make("B")
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(second, animated: true)
        #expect(navigation.viewControllers == [first, second])
        #expect(navigation.topViewController === second)
        #expect(!stage.log.lines.contains("B viewDidAppear"))
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        FrameClock.shared.advance(by: 1)
        #expect(stage.log.lines.suffix(3) == ["A viewDidDisappear", "B viewDidAppear", "B didMove parent"])
        #expect(navigation.transitionCoordinator == nil)
        #expect(second.view.transform == .identity)
        #expect(first.view.superview == nil)
    }

    @Test("A change while the last one moves completes that one first")
    func pushDuringPush() {
        defer { Stage.end() }
        let stage = Stage(moves: true)
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(stage.make("B"), animated: true)
        navigation.pushViewController(stage.make("C"), animated: true)
        navigation.popToRootViewController(animated: true)
        FrameClock.shared.advance(by: 2)
        let appearances = stage.log.take().filter { $0.hasSuffix("viewDidAppear") || $0.hasSuffix("viewDidDisappear") }
        #expect(
            appearances == [
                "A viewDidDisappear", "B viewDidAppear", "B viewDidDisappear", "C viewDidAppear",
                "C viewDidDisappear", "A viewDidAppear",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["A"])
        #expect(navigation.children.count == 1)
    }

    @Test("A push from within a life-cycle call happens, in order", arguments: ["viewWillAppear", "viewDidAppear"])
    func pushFromCallback(event: String) {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        let second = stage.make("B")
        var pushed = false
        second.onEvent = { [weak navigation] what in
            guard what == event, !pushed else { return }
            pushed = true
            navigation?.pushViewController(stage.make("C"), animated: false)
        }
        _ = stage.log.take()
        navigation.pushViewController(second, animated: false)
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        let lines = stage.log.take().filter { !$0.contains("Move") && !$0.contains("oad") && !$0.contains("Is") }
        #expect(
            lines == [
                "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
                "B viewWillDisappear", "C viewWillAppear", "B viewDidDisappear", "C viewDidAppear",
            ])
    }

    @Test("Every random sequence of changes leaves stack, children, bar and views in agreement", arguments: 0..<40)
    func randomChanges(seed: Int) {
        defer { Stage.end() }
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let stage = Stage(moves: true)
        let navigation = UINavigationController(rootViewController: stage.make("0"))
        stage.show(navigation)
        for step in 1..<30 {
            let animated = next(2) == 0
            switch next(6) {
            case 0, 1: navigation.pushViewController(stage.make("\(step)"), animated: animated)
            case 2: navigation.popViewController(animated: animated)
            case 3: navigation.popToRootViewController(animated: animated)
            case 4:
                let kept = Array(navigation.viewControllers.prefix(1 + next(3)))
                navigation.setViewControllers(kept + [stage.make("\(step)")], animated: animated)
            default: FrameClock.shared.advance(by: Double(next(30)) / 60)
            }
        }
        FrameClock.shared.advance(by: 1)
        stage.window.layoutIfNeeded()
        let stack = navigation.viewControllers
        #expect(Set(navigation.children.map(ObjectIdentifier.init)) == Set(stack.map(ObjectIdentifier.init)))
        #expect(navigation.navigationBar.items == stack.map(\.navigationItem))
        let onScreen = stack.filter { $0.viewIfLoaded?.window != nil }
        #expect(onScreen == [navigation.topViewController].compactMap { $0 })
        #expect(stack.filter { $0.appearanceState == .appeared } == onScreen)
        #expect(stack.allSatisfy { $0.appearanceState == .appeared || $0.appearanceState == .disappeared })
        // Each one's calls alternate: it never appears twice without going between.
        for name in Set(stage.log.lines.compactMap { $0.split(separator: " ").first }) {
            let states = stage.log.lines.filter { $0.hasPrefix("\(name) view") && $0.contains("Did") || false }
            let own = states.filter { $0.hasSuffix("DidAppear") || $0.hasSuffix("DidDisappear") }
            for (earlier, later) in zip(own, own.dropFirst()) { #expect(earlier != later) }
        }
    }

    @Test("The last one stays; what is not in the stack is not popped to; the same is not pushed twice")
    func limits() {
        defer { Stage.end() }
        let stage = Stage()
        let first = stage.make("A")
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToViewController(stage.make("X"), animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == [])
        navigation.pushViewController(first, animated: false)
        #expect(navigation.viewControllers == [first])
        #expect(first.navigationController === navigation)
    }

    @Test("A stack that is changed before it is seen shows its topmost only")
    func offScreen() {
        defer { Stage.end() }
        let stage = Stage()
        let first = stage.make("A")
        let second = stage.make("B")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: true)
        #expect(!second.isViewLoaded)
        stage.show(navigation)
        #expect(!first.isViewLoaded)
        #expect(second.view.window === stage.window)
    }

    @Test("Views lie under the bar with its height in their safe area, or below it where they ask")
    func extendedEdges() {
        defer { Stage.end() }
        let stage = Stage()
        let under = stage.make("A")
        let navigation = UINavigationController(rootViewController: under)
        stage.show(navigation)
        #expect(under.view.frame == stage.window.bounds)
        #expect(under.view.safeAreaInsets.top == 44)
        under.additionalSafeAreaInsets.top = 6
        #expect(under.view.safeAreaInsets.top == 50)
        under.edgesForExtendedLayout = []
        stage.window.layoutIfNeeded()
        #expect(under.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(under.view.safeAreaInsets.top == 6)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.window.layoutIfNeeded()
        #expect(under.view.frame == stage.window.bounds)
        #expect(under.view.safeAreaInsets.top == 6)
    }

    @Test("Escape goes back, not from the lowest, and not without a back button")
    func escape() {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        #expect(!stage.press(UIKeyCommand.inputEscape))
        let second = stage.make("B")
        navigation.pushViewController(second, animated: false)
        second.navigationItem.hidesBackButton = true
        #expect(!stage.press(UIKeyCommand.inputEscape))
        second.navigationItem.hidesBackButton = false
        #expect(stage.press(UIKeyCommand.inputEscape))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Alt with the arrow towards where lines begin goes back")
    func keyCommand() {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        #expect(!stage.press(UIKeyCommand.inputLeftArrow, .alternate))
        navigation.pushViewController(stage.make("B"), animated: false)
        #expect(!stage.press(UIKeyCommand.inputRightArrow, .alternate))
        navigation.present(stage.make("C"), animated: false)
        #expect(!stage.press(UIKeyCommand.inputLeftArrow, .alternate))
        navigation.dismiss(animated: false)
        #expect(stage.press(UIKeyCommand.inputLeftArrow, .alternate))
        #expect(navigation.viewControllers.count == 1)
    }
}
