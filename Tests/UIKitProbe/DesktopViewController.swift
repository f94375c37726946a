import Foundation
import UIKit

/// Buttons for what the desktop is asked, and lines on the output for what it answers.
final class DesktopViewController: UIViewController {
    private let text = UITextView(frame: CGRect(x: 16, y: 270, width: 358, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addButton("Open", 16) { [weak self] in self?.openFiles() }
        addButton("Photos", 66) { [weak self] in self?.choosePhotos() }
        addButton("Save", 116) { [weak self] in self?.save() }
        addButton("Copy", 16, x: 200) { [weak self] in self?.copyPicture() }
        addButton("Notify", 66, x: 200) { [weak self] in self?.notify("now") }
        addButton("Quit", 116, x: 200) { UIApplication.shared.terminate() }
        setUpPasting()
        setUpNotifications()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    private func addButton(_ title: String, _ y: CGFloat, x: CGFloat = 16, _ action: @escaping () -> Void) {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = title
        button.frame = CGRect(x: x, y: y, width: 160, height: 40)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        report("size \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    }

    override func paste(itemProviders: [NSItemProvider]) {
        take(itemProviders, "pasted")
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

// MARK: - Clipboard

extension DesktopViewController: UITextViewDelegate {
    private func setUpPasting() {
        text.backgroundColor = .secondarySystemBackground
        text.delegate = self
        view.addSubview(text)
        pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.item.identifier])
        _ = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { report("clipboard \(UIPasteboard.general.hasStrings ? "text" : "no text")") }
        }
    }

    private func copyPicture() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            UIColor.systemRed.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        report("copied picture")
    }

    func textViewDidChange(_ textView: UITextView) {
        report("text \(textView.text ?? "")")
    }

    /// Says what was pasted or dropped: the names of files, the sizes of pictures.
    func take(_ providers: [NSItemProvider], _ word: String) {
        Task {
            var parts: [String] = []
            for provider in providers { parts.append("\(word) \(await describe(provider))") }
            report(parts.joined(separator: " "))
        }
    }

    private func describe(_ provider: NSItemProvider) async -> String {
        let file = await withCheckedContinuation { next in
            provider.loadObject(ofClass: URL.self) { url, _ in next.resume(returning: url) }
        }
        if let file { return "file \(file.lastPathComponent)" }
        let size = await withCheckedContinuation { next in
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                next.resume(returning: (image as? UIImage)?.size)
            }
        }
        if let size { return "picture \(Int(size.width))x\(Int(size.height))" }
        return "nothing"
    }
}

// MARK: - Menu

extension DesktopViewController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        report("menu")
        let actions = ["First", "Second"].map { title in
            UIAction(title: title) { _ in report("chose \(title)") }
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: actions) }
    }
}

// MARK: - Notifications

extension DesktopViewController: UNUserNotificationCenterDelegate {
    private func setUpNotifications() {
        UNUserNotificationCenter.current().delegate = self
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                report("resigned")
                // The application is not in front any more when the message comes.
                Task { self?.notify("later") }
            }
        }
    }

    private func notify(_ identifier: String) {
        let content = UNMutableNotificationContent()
        content.title = "Ana"
        content.body = "a <b> & c"
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
        UIApplication.shared.applicationIconBadgeNumber = 3
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        report("asked")
        completionHandler([])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        report("response \(response.actionIdentifier) \(response.notification.request.identifier)")
        completionHandler()
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
