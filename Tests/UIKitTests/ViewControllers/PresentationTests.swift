import Foundation
import Testing

@testable import UIKit

/// Presenting and dismissing: who presents, when it is refused, that it ends once.
@MainActor
@Suite("Presentations", .serialized)
struct PresentationTests {

    @Test("A child presents through its outermost container, and all of them see what is presented")
    func presenter() {
        defer { Stage.end() }
        let stage = Stage()
        let child = stage.make("A")
        let navigation = UINavigationController(rootViewController: child)
        stage.show(navigation)
        let presented = stage.make("B")
        let inner = UINavigationController(rootViewController: presented)
        child.present(inner, animated: false)
        #expect(navigation.presentedViewController === inner)
        #expect(child.presentedViewController === inner)
        #expect(inner.presentingViewController === navigation)
        #expect(presented.presentingViewController === navigation)
        presented.dismiss(animated: false)
        #expect(child.presentedViewController == nil)
        #expect(inner.presentingViewController == nil)
    }

    @Test("What has a presentation already, or is in no window, presents nothing")
    func refusals() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        var completions = 0
        root.present(stage.make("X"), animated: false) { completions += 1 }
        #expect(root.presentedViewController == nil)
        stage.show(root)
        let presented = stage.make("B")
        root.present(presented, animated: false)
        root.present(stage.make("C"), animated: false) { completions += 1 }
        #expect(root.presentedViewController === presented)
        let other = Stage()
        let otherRoot = other.make("D")
        other.show(otherRoot)
        otherRoot.present(presented, animated: false) { completions += 1 }
        #expect(otherRoot.presentedViewController == nil)
        #expect(completions == 0)
    }

    @Test("Dismissing the lowest takes all above with it, and each hears of it once")
    func nested() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        let (one, two, three) = (stage.make("B"), stage.make("C"), stage.make("D"))
        two.modalPresentationStyle = .fullScreen
        root.present(one, animated: false)
        one.present(two, animated: false)
        two.present(three, animated: false)
        _ = stage.log.take()
        var completions = 0
        root.dismiss(animated: false) { completions += 1 }
        #expect(completions == 1)
        #expect(
            stage.log.take() == [
                "D viewWillDisappear", "C viewWillDisappear", "D viewDidDisappear", "C viewDidDisappear",
            ])
        for controller in [one, two, three] {
            #expect(controller.viewIfLoaded?.window == nil)
            #expect(controller.presentingViewController == nil)
            #expect(controller.presentedViewController == nil)
        }
        #expect(stage.window.subviews == [root.view])
    }

    @Test("What presents something dismisses that, not itself")
    func middle() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        let (one, two) = (stage.make("B"), stage.make("C"))
        root.present(one, animated: false)
        one.present(two, animated: false)
        one.dismiss(animated: false)
        #expect(one.presentedViewController == nil)
        #expect(root.presentedViewController === one)
        one.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test("Dismissing nothing completes at once")
    func nothing() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        var completions = 0
        root.dismiss(animated: true) { completions += 1 }
        #expect(completions == 1)
    }

    @Test(
        "Presenting and dismissing from within life-cycle calls waits its turn",
        arguments: ["viewWillAppear", "viewDidAppear"])
    func fromCallbacks(event: String) {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        let presented = stage.make("B")
        presented.modalPresentationStyle = .fullScreen
        var completions: [String] = []
        presented.onEvent = { [weak presented] what in
            if what == event { presented?.dismiss(animated: false) { completions.append("dismissed") } }
        }
        root.present(presented, animated: false) { completions.append("presented") }
        #expect(completions == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil)
        #expect(root.view.window === stage.window)
        #expect(root.appearanceState == .appeared)
    }

    @Test("A completion may present the next one")
    func chainFromCompletion() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        let (one, two) = (stage.make("B"), stage.make("C"))
        root.present(one, animated: false)
        root.dismiss(animated: false) { root.present(two, animated: false) }
        #expect(root.presentedViewController === two)
    }

    @Test("While it moves: dismissing completes the presentation first; presenting completes the dismissal first")
    func overtaking() {
        defer { Stage.end() }
        let stage = Stage(moves: true)
        let root = stage.make("A")
        stage.show(root)
        var completions: [String] = []
        root.present(stage.make("B"), animated: true) { completions.append("B in") }
        #expect(completions == [])
        root.dismiss(animated: true) { completions.append("B out") }
        #expect(completions == ["B in"])
        root.dismiss(animated: true) { completions.append("B out again") }
        root.present(stage.make("C"), animated: true) { completions.append("C in") }
        #expect(completions == ["B in", "B out", "B out again"])
        FrameClock.shared.advance(by: 1)
        #expect(completions == ["B in", "B out", "B out again", "C in"])
        #expect(root.presentedViewController?.title == "C")
    }

    @Test("A sheet is left by Escape and by a click beside it, unless it says no")
    func dismissalByUser() {
        defer { Stage.end() }
        final class Delegate: UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            var allows = true
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                calls.append("should")
                return allows
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
        }
        let stage = Stage(width: 900, height: 700)
        let root = stage.make("A")
        stage.show(root)
        let delegate = Delegate()
        let sheet = stage.make("B")
        sheet.presentationController?.delegate = delegate
        root.present(sheet, animated: false)
        sheet.isModalInPresentation = true
        #expect(stage.press(UIKeyCommand.inputEscape))
        #expect(delegate.calls == ["attempt"])
        sheet.isModalInPresentation = false
        delegate.allows = false
        stage.press(UIKeyCommand.inputEscape)
        #expect(delegate.calls == ["attempt", "should", "attempt"])
        delegate.allows = true
        stage.press(UIKeyCommand.inputEscape)
        #expect(delegate.calls == ["attempt", "should", "attempt", "should", "will", "did"])
        #expect(root.presentedViewController == nil)
        let full = stage.make("C")
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(!stage.press(UIKeyCommand.inputEscape))
        #expect(root.presentedViewController === full)
    }

    @Test("A sheet is a card in the middle of a wide window and rises from the edge of a narrow one")
    func sheetFrames() throws {
        defer { Stage.end() }
        let wide = Stage(width: 900, height: 700)
        let root = wide.make("A")
        wide.show(root)
        let form = wide.make("B")
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        #expect(
            form.presentationController?.frameOfPresentedViewInContainerView.size == CGSize(width: 540, height: 620))
        form.preferredContentSize = CGSize(width: 400, height: 300)
        wide.window.layoutIfNeeded()
        #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 250, y: 200, width: 400, height: 300))
        let narrow = Stage()
        let second = narrow.make("C")
        narrow.show(second)
        let page = narrow.make("D")
        second.present(page, animated: false)
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 14, width: 390, height: 830))
    }

    @Test("A presentation over the current context stays within the controller that defines it")
    func currentContext() {
        defer { Stage.end() }
        let stage = Stage()
        let parent = stage.make("P")
        let child = stage.make("C")
        stage.show(parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.window.layoutIfNeeded()
        child.definesPresentationContext = true
        let presented = stage.make("X")
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        #expect(child.presentedViewController === presented)
        #expect(presented.view.isDescendant(of: child.view))
        #expect(presented.view.convert(presented.view.bounds, to: nil).minY == 400)
    }

    @Test("A window that gets another root takes all presentations with it")
    func rootChange() {
        defer { Stage.end() }
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        root.present(stage.make("B"), animated: false)
        let next = stage.make("C")
        stage.window.rootViewController = next
        stage.window.layoutIfNeeded()
        #expect(stage.window.subviews == [next.view])
        #expect(next.appearanceState == .appeared)
    }

    @Test("A new size of the window is told down the tree before it is taken")
    func resize() {
        defer { Stage.end() }
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            var completions = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.completions += 1 }
            }
        }
        let stage = Stage()
        let screen = Sized()
        let navigation = UINavigationController(rootViewController: screen)
        stage.show(navigation)
        stage.window.frame.size = CGSize(width: 900, height: 700)
        stage.window.layoutIfNeeded()
        #expect(screen.sizes == [CGSize(width: 900, height: 700)])
        #expect(screen.completions == 1)
        #expect(screen.view.frame.size == CGSize(width: 900, height: 700))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 900, height: 44))
    }

    @Test("Animations that join a transition run with it, their completion after it")
    func coordinator() {
        defer { Stage.end() }
        let stage = Stage(moves: true)
        let root = stage.make("A")
        stage.show(root)
        var calls: [String] = []
        let presented = stage.make("B")
        presented.onEvent = { [weak presented] event in
            guard event == "viewWillAppear" else { return }
            presented?.transitionCoordinator?.animate(
                alongsideTransition: { _ in calls.append("along") }, completion: { _ in calls.append("after") })
        }
        root.present(presented, animated: true) { calls.append("completion") }
        #expect(calls == ["along"])
        FrameClock.shared.advance(by: 1)
        #expect(calls == ["along", "completion", "after"])
    }

    @Test("A sheet rests at the height that is chosen, the first unless one is")
    func detents() throws {
        defer { Stage.end() }
        let stage = Stage(width: 390, height: 800)
        stage.show(stage.make("below"))
        let sheet = stage.make("sheet")
        sheet.modalPresentationStyle = .pageSheet
        let controller = try #require(sheet.sheetPresentationController)
        let third = UISheetPresentationController.Detent.Identifier(rawValue: "third")
        controller.detents = [
            .medium(), .large(), .custom(identifier: third) { $0.maximumDetentValue / 3 }, .custom { _ in nil },
        ]
        stage.window.rootViewController?.present(sheet, animated: false)
        stage.window.layoutIfNeeded()
        let large: CGFloat = 786
        #expect(controller.frameOfPresentedViewInContainerView.height == large / 2)
        controller.animateChanges { controller.selectedDetentIdentifier = third }
        #expect(abs(sheet.view.bounds.height - large / 3) < 1)
        controller.selectedDetentIdentifier = .large
        #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 14, width: 390, height: large))
    }
}
