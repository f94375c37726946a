public import UIKit

/// A question in the middle of the screen.
@preconcurrency @MainActor
public class SBUAlertView: NSObject {
    private static weak var shown: UIAlertController?

    /// Shows an alert over the screen in front; one that is shown goes first.
    ///
    /// - Parameters:
    ///   - title: What is asked.
    ///   - message: What there is to know.
    ///   - needInputField: Whether there is a field; what was typed goes to the
    ///     confirm button's handler.
    ///   - placeHolder: What the empty field says.
    ///   - inputText: What stands in the field at first; an addition to the documented call.
    ///   - centerYRatio: Kept for compatibility: alerts stand in the middle.
    ///   - oneTimetheme: Colours for this alert alone.
    ///   - confirmButtonItem: The button that does it.
    ///   - cancelButtonItem: The button that does not.
    public static func show(
        title: String, message: String? = nil, needInputField: Bool = false, placeHolder: String? = "",
        inputText: String? = nil, centerYRatio: CGFloat? = 1.0, oneTimetheme: SBUComponentTheme? = nil,
        confirmButtonItem: SBUAlertButtonItem, cancelButtonItem: SBUAlertButtonItem?
    ) {
        dismiss()
        guard let presenter = FrontWindow.controller else { return }
        let theme = oneTimetheme ?? SBUTheme.componentTheme
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.view.tintColor = theme.alertButtonColor
        if needInputField {
            alert.addTextField { field in
                field.placeholder = placeHolder
                field.text = inputText
                field.font = theme.alertTextFieldFont
            }
        }
        if let cancelButtonItem {
            let cancel = UIAlertAction(title: cancelButtonItem.title, style: .cancel) { _ in
                cancelButtonItem.completionHandler(nil)
            }
            alert.addAction(cancel)
        }
        let isDestructive =
            confirmButtonItem.color == theme.alertErrorColor || confirmButtonItem.color == SBUColorSet.error300
        let confirm = UIAlertAction(title: confirmButtonItem.title, style: isDestructive ? .destructive : .default) {
            [weak alert] _ in
            confirmButtonItem.completionHandler(alert?.textFields?.first?.text)
        }
        alert.addAction(confirm)
        presenter.present(alert, animated: true)
        shown = alert
    }

    /// Takes the alert away.
    public static func dismiss() {
        shown?.dismiss(animated: true)
        shown = nil
    }
}
