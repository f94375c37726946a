internal import Foundation

/// The layer over the window's content that holds one presentation.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?

    init(frame: CGRect, controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        controller.layOut(in: self)
        controller.containerViewDidLayoutSubviews()
    }
}
