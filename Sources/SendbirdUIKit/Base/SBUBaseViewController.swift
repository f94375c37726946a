public import UIKit

/// What all screens share: the life cycle, the navigation bar, going back, errors.
@preconcurrency @MainActor
open class SBUBaseViewController: UIViewController, SBUViewLifeCycle, SBULoadingIndicatorProtocol {
    /// Makes the view and runs the life cycle: `setupViews` → `setupLayouts` →
    /// `setupActions` → `setupStyles`.
    open override func loadView() {
        super.loadView()
        SBUTheme.observers.add(self)
        setupViews()
        setupLayouts()
        setupActions()
        setupStyles()
    }

    /// Makes the components and puts them into the view. Does nothing here.
    open func setupViews() {}
    /// Says where the components are. Does nothing here.
    open func setupLayouts() {}
    /// Says what happens on a tap. Does nothing here.
    open func setupActions() {}
    /// Takes colours, fonts and icons from the theme. Does nothing here.
    open func setupStyles() {}
    /// Says anew where the components are. Does nothing here.
    open func updateLayouts() {}
    /// Takes the theme that is in use now.
    open func updateStyles() { setupStyles() }

    /// Takes fonts anew when the user asks for another text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        guard isViewLoaded, before != traitCollection.preferredContentSizeCategory else { return }
        updateStyles()
    }

    /// Colours the navigation bar of this screen.
    open func setupNavigationBar(backgroundColor: UIColor, shadowColor: UIColor) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = backgroundColor
        appearance.shadowColor = shadowColor
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        // A bar has one height: what is in it grows with the usual text sizes alone, as the system's bars do.
        navigationController?.navigationBar.maximumContentSizeCategory = .extraExtraExtraLarge
    }

    /// Whether there is anywhere to go back to: a screen below, or one behind.
    var canGoBack: Bool {
        guard let navigationController else { return presentingViewController != nil }
        return navigationController.viewControllers.first !== self
            || navigationController.presentingViewController != nil
    }

    /// Goes back: to the screen below, or, from the first, closes the stack.
    open func onClickBack() {
        if let navigationController, let place = navigationController.viewControllers.firstIndex(of: self), place > 0 {
            // Whatever lies on top goes as well: a screen may end while another one is in front of it.
            navigationController.popToViewController(navigationController.viewControllers[place - 1], animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    /// Every error of the screen ends here. Writes it to the log; override it to
    /// show it.
    open func errorHandler(_ message: String?, _ code: NSInteger? = nil) {
        SBULog.error("\(type(of: self)): \(code.map(String.init) ?? "-") \(message ?? "")")
    }

    /// Shows or takes away the loading sign over everything.
    open func showLoading(_ isLoading: Bool) {
        if isLoading { SBULoading.start() } else { SBULoading.stop() }
    }
}
