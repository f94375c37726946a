public import UIKit

/// A sheet of things to do, from the bottom of the screen.
@preconcurrency @MainActor
public class SBUActionSheet: NSObject {
    private static weak var shown: UIAlertController?

    /// Shows a sheet over the screen in front; one that is shown goes first.
    ///
    /// - Parameters:
    ///   - items: What can be done, from top to bottom.
    ///   - cancelItem: What closes the sheet.
    ///   - identifier: A number for the delegate.
    ///   - oneTimetheme: Colours for this sheet alone.
    ///   - delegate: Hears which item was chosen, beside the item's own handler.
    public static func show(
        items: [SBUActionSheetItem], cancelItem: SBUActionSheetItem, identifier: Int = -1,
        oneTimetheme: SBUComponentTheme? = nil, delegate: (any SBUActionSheetDelegate)? = nil
    ) {
        dismiss()
        guard let presenter = FrontWindow.controller else { return }
        let theme = oneTimetheme ?? SBUTheme.componentTheme
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.view.tintColor = theme.actionSheetItemColor
        for (index, item) in items.enumerated() {
            let isDestructive = item.color == theme.actionSheetErrorColor || item.color == SBUColorSet.error300
            let action = UIAlertAction(title: item.title, style: isDestructive ? .destructive : .default) {
                [weak delegate] _ in
                item.completionHandler?()
                delegate?.didSelectActionSheetItem(index: index, identifier: identifier)
            }
            sheet.addAction(action)
        }
        let cancel = UIAlertAction(title: cancelItem.title, style: .cancel) { _ in cancelItem.completionHandler?() }
        sheet.addAction(cancel)
        presenter.present(sheet, animated: true)
        shown = sheet
    }

    /// Takes the sheet away.
    public static func dismiss() {
        shown?.dismiss(animated: true)
        shown = nil
    }
}
