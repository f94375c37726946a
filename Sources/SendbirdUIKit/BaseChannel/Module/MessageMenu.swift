import UIKit

/// A message's menu: a sheet on a narrow screen, a popover at the message on a wide one.
@MainActor
struct MessageMenu {
    let items: [SBUMenuItem]
    let source: UIView

    /// Shows the menu.
    /// - Parameter completion: Called once, after an entry was chosen or the menu closed.
    func present(from parent: UIViewController?, completion: @escaping () -> Void) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.view.tintColor = SBUTheme.componentTheme.actionSheetItemColor
        for item in items {
            let isDestructive = item.title == SBUStringSet.Delete || item.title == SBUStringSet.Remove
            sheet.addAction(
                UIAlertAction(title: item.title, style: isDestructive ? .destructive : .default) { _ in
                    item.completionHandler?()
                    completion()
                })
        }
        sheet.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel) { _ in completion() })
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        parent?.present(sheet, animated: true)
    }
}
