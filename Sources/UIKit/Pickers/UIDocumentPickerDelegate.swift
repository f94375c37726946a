public import Foundation

/// Hears what was chosen in a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Files were chosen, or written where the user wanted them. The picker is gone by then.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user would not choose. The picker is gone by then.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
