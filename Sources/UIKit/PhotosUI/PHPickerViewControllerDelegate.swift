/// Hears what was chosen in a picker of photos, and dismisses it.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has chosen, nothing when he would not.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
