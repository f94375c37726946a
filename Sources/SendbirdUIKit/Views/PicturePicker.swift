import UIKit

/// Lets the user choose one picture.
@MainActor
final class PicturePicker: PHPickerViewControllerDelegate {
    private var handler: ((UIImage) -> Void)?

    /// Opens the chooser over a screen.
    ///
    /// - Parameter handler: Gets the picture; is not called if none was chosen, or what was is no picture.
    func show(over screen: UIViewController, handler: @escaping (UIImage) -> Void) {
        self.handler = handler
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 1
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        screen.present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        take(results.first?.itemProvider)
    }

    /// Reads a picture, away from the main actor where it is large.
    func take(_ provider: NSItemProvider?) {
        guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            let image = image as? UIImage
            Task { @MainActor [weak self] in
                if let image { self?.handler?(image) }
            }
        }
    }
}
