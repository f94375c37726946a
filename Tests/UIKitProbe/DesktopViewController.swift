import Foundation
import UIKit

/// Buttons for what the desktop is asked, and lines on the output for what it answers.
final class DesktopViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addButton("Open", 16) { [weak self] in self?.openFiles() }
        addButton("Photos", 66) { [weak self] in self?.choosePhotos() }
        addButton("Save", 116) { [weak self] in self?.save() }
    }

    private func addButton(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = title
        button.frame = CGRect(x: 16, y: y, width: 160, height: 40)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    // MARK: - Files

    private func openFiles() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    private func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func save() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
        do {
            try Data("saved".utf8).write(to: file)
        } catch {
            report("error \(error)")
        }
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension DesktopViewController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        report("picked \(urls.map(\.path).joined(separator: " "))")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        report("cancelled")
    }
}

extension DesktopViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        report("photos \(results.map { $0.itemProvider.suggestedName ?? "" }.joined(separator: " "))")
    }
}
