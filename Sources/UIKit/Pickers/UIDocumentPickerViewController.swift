public import Foundation

/// Lets the user choose files with the desktop's file chooser, or save some with it.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// ## Differences on Linux
/// The chooser is a window of the desktop's, by its portal where there is one.
/// Chosen files need no permission to be read: `asCopy` decides only whether
/// the application gets the files themselves or copies of its own, which it
/// removes when it is done.
open class UIDocumentPickerViewController: UIViewController {
    private enum Job {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }

    private let job: Job
    private let session = ChooserSession()

    /// Who hears what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files may be chosen. False unless set.
    open var allowsMultipleSelection = false
    /// Whether extensions are shown. Kept; the desktop's chooser decides.
    open var shouldShowFileExtensions = false
    /// The folder in which choosing starts; nil leaves it to the desktop.
    open var directoryURL: URL?

    /// Creates a picker of files of some types; of `UTType.folder` it chooses a folder.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        job = .opening(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that saves files where the user wants them: copies, or the files themselves.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        job = .exporting(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of any file: archives of controllers are not read.
    public required init?(coder: NSCoder) {
        job = .opening([.item], asCopy: false)
        super.init(coder: coder)
    }

    override func makePresentationController() -> UIPresentationController {
        ChooserPresentationController(presentedViewController: self, presenting: nil)
    }

    override func performEscape() -> Bool { true }

    /// Shows the chooser. Call super.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.begin(request, over: view.window) { [weak self] in self?.wasAnswered($0) }
    }

    /// Takes the chooser away. Call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.end()
    }

    private var request: FileChooserRequest {
        var request = FileChooserRequest(title: ProcessInfo.processInfo.processName, folder: directoryURL)
        switch job {
        case .opening(let types, _):
            request.types = types
            request.allowsMany = allowsMultipleSelection
            if !types.isEmpty, types.allSatisfy({ $0.conforms(to: .directory) }) { request.purpose = .choosingFolder }
        case .exporting(let urls, _):
            request.purpose = urls.count == 1 ? .saving(name: urls[0].lastPathComponent) : .choosingFolder
        }
        return request
    }

    private func wasAnswered(_ chosen: [URL]) {
        guard !chosen.isEmpty else { return finish([]) }
        let transfer: FileTransfer
        switch job {
        case .opening(_, asCopy: false): return finish(chosen)
        case .opening(_, asCopy: true): transfer = .importing(chosen)
        case .exporting(let urls, let asCopy):
            transfer = FileTransfer(
                urls, into: chosen[0], isFolder: urls.count != 1, removesOriginals: !asCopy)
        }
        transfer.run { [weak self] result in
            switch result {
            case .success(let urls): self?.finish(urls)
            case .failure(let error): self?.finish([], error: error)
            }
        }
    }

    /// Goes, then tells: the delegate may present something at once.
    private func finish(_ urls: [URL], error: (any Error)? = nil) {
        let presenter = presentingViewController
        let tell = { [self] in
            if let error { presenter?.present(UIAlertController(fileError: error), animated: true) }
            if urls.isEmpty {
                delegate?.documentPickerWasCancelled(self)
            } else {
                delegate?.documentPicker(self, didPickDocumentsAt: urls)
            }
        }
        guard let presenter, !isBeingDismissed else { return tell() }
        presenter.dismiss(animated: false, completion: tell)
    }
}

extension UIAlertController {
    /// Says why a file could not be read or written.
    fileprivate convenience init(fileError error: any Error) {
        self.init(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        addAction(UIAlertAction(title: "OK", style: .default))
    }
}
