import Foundation
import Testing

@testable import UIKit

/// The order of life-cycle calls, as documented by Apple and seen on its systems.
@MainActor
@Suite("The order of life-cycle calls", .serialized)
struct AppearanceOrderTests {

    @Test("A root is loaded and appears when its window is shown, and has appeared after the first layout")
    func rootAppears() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        root.logsLayout = true
        stage.window.rootViewController = root
        #expect(stage.log.take() == [])
        #expect(!root.isViewLoaded)
        stage.window.makeKeyAndVisible()
        #expect(stage.log.take() == ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
        stage.window.layoutIfNeeded()
        #expect(stage.log.take() == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear"])
        #expect(root.view.frame == stage.window.bounds)
    }

    @Test("viewWillAppear comes before the view is in the window, viewIsAppearing when it is")
    func windowDuringAppearance() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        var windows: [String: Bool] = [:]
        root.onEvent = { [weak root] event in windows[event] = root?.viewIfLoaded?.window != nil }
        stage.show(root)
        #expect(windows["viewWillAppear"] == false)
        #expect(windows["viewIsAppearing"] == true)
        #expect(windows["viewDidAppear"] == true)
    }

    @Test("Another root takes the old one's place after that has left")
    func rootChanges() {
        defer { Stage.end() }
        let stage = Stage()
        stage.show(stage.make("A"))
        _ = stage.log.take()
        stage.window.rootViewController = stage.make("B")
        stage.window.layoutIfNeeded()
        #expect(
            stage.log.take() == [
                "A viewWillDisappear", "A viewDidDisappear", "B loadView", "B viewDidLoad", "B viewWillAppear",
                "B viewIsAppearing", "B viewDidAppear",
            ])
    }

    @Test("A push: the lower one disappears before the upper one has appeared")
    func push() {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        #expect(stage.log.take() == ["A willMove parent", "A didMove parent"])
        stage.show(navigation)
        #expect(
            stage.log.take() == [
                "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
            ])
        let upper = stage.make("B")
        upper.logsLayout = true
        navigation.pushViewController(upper, animated: false)
        #expect(
            stage.log.take() == [
                "B willMove parent", "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
                "B viewIsAppearing", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear",
                "B viewDidAppear", "B didMove parent",
            ])
    }

    @Test("A pop: the same the other way, and the upper one leaves its parent at the end")
    func pop() {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        let upper = stage.make("B")
        navigation.pushViewController(upper, animated: false)
        _ = stage.log.take()
        var wasMoving = false
        upper.onEvent = { [weak upper] event in
            if event == "viewWillDisappear" { wasMoving = upper?.isMovingFromParent ?? false }
        }
        #expect(navigation.popViewController(animated: false) === upper)
        #expect(
            stage.log.take() == [
                "B willMove nil", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
                "A viewDidAppear", "B didMove nil",
            ])
        #expect(wasMoving)
        #expect(upper.parent == nil)
        #expect(!upper.isMovingFromParent)
    }

    @Test("A full-screen presentation: the presented one has appeared before the presenter has disappeared")
    func presentFullScreen() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        _ = stage.log.take()
        let presented = stage.make("B")
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false) { stage.log.add("completion") }
        #expect(
            stage.log.take() == [
                "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
                "B viewDidAppear", "A viewDidDisappear", "completion",
            ])
        #expect(root.view.window == nil)
        root.dismiss(animated: false) { stage.log.add("completion") }
        #expect(
            stage.log.take() == [
                "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
                "B viewDidDisappear", "completion",
            ])
        #expect(root.view.window === stage.window)
        #expect(presented.viewIfLoaded?.window == nil)
    }

    @Test(
        "A presentation that lets the presenter shine through tells the presenter nothing",
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext])
    func presentOver(style: UIModalPresentationStyle) {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        _ = stage.log.take()
        let presented = stage.make("B")
        presented.modalPresentationStyle = style
        root.present(presented, animated: false)
        #expect(
            stage.log.take() == [
                "B loadView", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
            ])
        presented.dismiss(animated: false)
        #expect(stage.log.take() == ["B viewWillDisappear", "B viewDidDisappear"])
    }

    @Test("A child added by hand appears with its view, and with its parent")
    func containment() {
        defer { Stage.end() }
        let stage = Stage()
        let parent = stage.make("P")
        let early = stage.make("E")
        parent.addChild(early)
        parent.view.addSubview(early.view)
        early.didMove(toParent: parent)
        _ = stage.log.take()
        stage.show(parent)
        #expect(
            stage.log.take() == [
                "P viewWillAppear", "E viewWillAppear", "P viewIsAppearing", "E viewIsAppearing", "P viewDidAppear",
                "E viewDidAppear",
            ])
        let late = stage.make("L")
        parent.addChild(late)
        parent.view.addSubview(late.view)
        late.didMove(toParent: parent)
        #expect(
            stage.log.take() == [
                "L willMove parent", "L loadView", "L viewDidLoad", "L viewWillAppear", "L viewIsAppearing",
                "L didMove parent",
            ])
        stage.window.layoutIfNeeded()
        #expect(stage.log.take() == ["L viewDidAppear"])
        late.willMove(toParent: nil)
        late.view.removeFromSuperview()
        late.removeFromParent()
        #expect(
            stage.log.take() == ["L willMove nil", "L viewWillDisappear", "L viewDidDisappear", "L didMove nil"])
        #expect(parent.children == [early])
    }

    @Test("A parent that forwards by hand decides when its child appears")
    func manualForwarding() {
        defer { Stage.end() }
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let stage = Stage()
        let container = Container()
        let child = stage.make("C")
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        _ = stage.log.take()
        stage.show(container)
        #expect(stage.log.take() == [])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(stage.log.take() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    }

    @Test("Setting the stack tells each that comes and each that goes once")
    func setViewControllers() {
        defer { Stage.end() }
        let stage = Stage()
        let first = stage.make("A")
        let second = stage.make("B")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        stage.show(navigation)
        _ = stage.log.take()
        let third = stage.make("C")
        navigation.setViewControllers([first, third], animated: false)
        #expect(
            stage.log.take() == [
                "B willMove nil", "C willMove parent", "C loadView", "C viewDidLoad", "B viewWillDisappear",
                "C viewWillAppear", "C viewIsAppearing", "B viewDidDisappear", "C viewDidAppear", "B didMove nil",
                "C didMove parent",
            ])
        #expect(navigation.children == [first, third])
    }

    @Test("A delegate hears of what is shown after the calls that announce it")
    func navigationDelegate() {
        defer { Stage.end() }
        final class Delegate: UINavigationControllerDelegate {
            let log: LifeCycleLog
            init(log: LifeCycleLog) { self.log = log }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { log.add("willShow \(viewController.title ?? "")") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { log.add("didShow \(viewController.title ?? "")") }
        }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        let delegate = Delegate(log: stage.log)
        navigation.delegate = delegate
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(stage.make("B"), animated: false)
        #expect(
            stage.log.take() == [
                "B willMove parent", "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
                "willShow B", "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear", "B didMove parent",
                "didShow B",
            ])
    }
}
