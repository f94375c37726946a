import SendbirdChatSDK
import UIKit

// Half-typed text stays for when the user comes back; a channel that is gone says so first.
extension SBUGroupChannelViewController {
    /// Keeps what is half typed, for when the channel is opened again.
    func keepDraft() {
        guard isViewLoaded, let url = channelURL, let inputComponent else { return }
        ChannelDrafts[url] = inputComponent.draft
    }

    /// Gives back what was half typed when the channel was left.
    func restoreDraft() {
        guard let url = channelURL, let draft = ChannelDrafts[url], let inputComponent else { return }
        inputComponent.draft = draft
    }

    /// Leaves a channel that is gone: says why, offers what was being written, and goes back to the list.
    func leave() {
        guard isViewLoaded else { return }
        keepDraft()
        view.endEditing(true)
        (inputComponent?.messageInputView as? SBUMessageInputView)?.setErrorState()
        // Who left by a screen over this one knows why.
        guard view.window != nil, navigationController?.topViewController ?? self === self else { return goBack() }
        let text = inputComponent?.draft.text ?? ""
        let hasDraft = !text.allSatisfy(\.isWhitespace)
        let alert = UIAlertController(
            title: (viewModel?.departure ?? .left).text,
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
