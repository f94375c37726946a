import Foundation
import SendbirdChatSDK
import UIKit

// How what was picked, pasted or dropped becomes a file to send.
extension SBUBaseChannelModule.Input {
    /// Reads files, and sends each that can be sent.
    func pick(_ urls: [URL]) {
        for url in urls { FileReading.read(url) { [weak self] in self?.take($0) } }
    }

    func pick(_ providers: [NSItemProvider]) {
        for provider in providers { FileReading.read(provider) { [weak self] in self?.take($0) } }
    }

    func pick(_ info: [UIImagePickerController.InfoKey: Any]) {
        if let url = (info[.mediaURL] ?? info[.imageURL]) as? URL {
            pick([url])
        } else if let image = info[.originalImage] as? UIImage, let data = image.jpegData(compressionQuality: 0.85) {
            pickImageData(data, fileName: nil, mimeType: "image/jpeg")
        } else {
            take(.failure(.unreadable))
        }
    }

    func pick(_ data: Data, fileName: String?, mimeType: String?) {
        let type = mimeType ?? SendbirdChat.getMimeType(data) ?? "application/octet-stream"
        let name = fileName ?? Self.fileName(type: type)
        guard !data.isEmpty else { return take(.failure(.empty)) }
        guard data.count <= PickedFile.sizeMost else { return take(.failure(.tooLarge(most: PickedFile.sizeMost))) }
        take(.success(PickedFile(data: data, name: name, type: type)))
    }

    /// Shows what was pasted or dropped, and sends it when that is confirmed.
    func preview(_ providers: [NSItemProvider]) {
        let gathering = FileGathering(count: providers.count) { [weak self] results in
            self?.preview(results.filter { self?.allows($0) ?? false })
        }
        for (index, provider) in providers.enumerated() {
            // A picture from the clipboard has no name of its own.
            if provider.suggestedName == nil { provider.suggestedName = Self.timeName }
            FileReading.read(provider) { gathering.take($0, at: index) }
        }
    }

    /// Whether what was read may be sent by the switches; why a file cannot be read is told all the same.
    private func allows(_ result: FileReading.Result) -> Bool {
        guard case .success(let file) = result else { return true }
        return switches.allows(mimeType: file.type)
    }

    private func preview(_ results: [FileReading.Result]) {
        let files = results.compactMap { try? $0.get() }
        let refusal = results.lazy.compactMap { result -> PickedFile.Refusal? in
            guard case .failure(let refusal) = result else { return nil }
            return refusal
        }.first
        if let refusal { tell(refusal) }
        guard !files.isEmpty, refusal == nil else { return }
        let screen = FileSendingPreview(files: files) { [weak self] files in
            for file in files { self?.take(.success(file)) }
        }
        presenter?.present(screen, animated: true)
    }

    private func take(_ result: FileReading.Result) {
        switch result {
        case .success(let file): didPickFile(data: file.data, fileName: file.name, mimeType: file.type)
        case .failure(let refusal): tell(refusal)
        }
    }

    /// Says why a file cannot be sent.
    private func tell(_ refusal: PickedFile.Refusal) {
        let alert = UIAlertController(title: refusal.text, message: nil, preferredStyle: .alert)
        alert.view.tintColor = SBUTheme.componentTheme.alertButtonColor
        alert.addAction(UIAlertAction(title: SBUStringSet.OK, style: .default))
        presenter?.present(alert, animated: true)
    }

    private var presenter: UIViewController? {
        let controllers = sequence(first: self as UIResponder, next: \.next)
        return controllers.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// A name for a picture that has none, by the time.
    private static func fileName(type: String) -> String {
        "\(timeName).\(UTType(mimeType: type)?.preferredFilenameExtension ?? "bin")"
    }

    private static var timeName: String {
        DateText.string(ScreenClock.current.now(), pattern: SBUDateFormatSet.Message.fileNameFormat)
    }
}
