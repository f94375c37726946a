import SendbirdChatSDK
import UIKit

// A channel that is gone says so before its screen goes.
extension SBUBaseChannelViewController {
    /// Leaves a channel that is gone: says why, offers what was being written, and goes back to the list.
    ///
    /// - Parameters:
    ///   - departure: Why it is gone.
    ///   - text: What was being written.
    func leave(because departure: ChannelDeparture, draft text: String) {
        guard isViewLoaded else { return }
        view.endEditing(true)
        (baseInputComponent?.messageInputView as? SBUMessageInputView)?.setErrorState()
        // Who left by a screen over this one knows why.
        guard view.window != nil, navigationController?.topViewController ?? self === self else { return goBack() }
        let hasDraft = !text.allSatisfy(\.isWhitespace)
        let alert = UIAlertController(
            title: departure.text,
            message: hasDraft ? SBUStringSet.Channel_Gone_Draft : nil, preferredStyle: .alert)
        alert.view.tintColor = SBUTheme.componentTheme.alertButtonColor
        if hasDraft {
            alert.addAction(
                UIAlertAction(title: SBUStringSet.Channel_Gone_Copy, style: .default) { [weak self] _ in
                    UIPasteboard.general.string = text
                    self?.goBack()
                })
        }
        alert.addAction(UIAlertAction(title: SBUStringSet.OK, style: .cancel) { [weak self] _ in self?.goBack() })
        if presentedViewController == nil {
            present(alert, animated: true)
        } else {
            // A menu on a message that is no more gives way.
            dismiss(animated: false) { [weak self] in self?.present(alert, animated: true) }
        }
    }

    /// Goes to the screen before this one, whatever stands over it.
    private func goBack() {
        guard let navigationController,
            let place = navigationController.viewControllers.firstIndex(of: self), place > 0
        else { return onClickBack() }
        navigationController.popToViewController(navigationController.viewControllers[place - 1], animated: true)
    }
}
