public import Foundation

/// Lets the user choose pictures and films with the desktop's file chooser.
///
///     var configuration = PHPickerConfiguration()
///     configuration.filter = .any(of: [.images, .videos])
///     configuration.selectionLimit = 0
///     let picker = PHPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///
/// ## Differences on Linux
/// The desktop's chooser knows no limit but one: it is shown again, with the
/// limit in its title, when more was chosen.
open class PHPickerViewController: UIViewController {
    private let session = ChooserSession()

    /// What is shown and how much may be chosen.
    public let configuration: PHPickerConfiguration
    /// Who hears what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of one picture or film: archives of controllers are not read.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    override func makePresentationController() -> UIPresentationController {
        ChooserPresentationController(presentedViewController: self, presenting: nil)
    }

    override func performEscape() -> Bool { true }

    /// Shows the chooser. Call super.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.begin(request, over: view.window) { [weak self] in self?.wereChosen($0) }
    }

    /// Takes the chooser away. Call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.end()
    }

    private var request: FileChooserRequest {
        let types = configuration.filter?.types ?? [.image, .movie]
        return FileChooserRequest(
            title: ProcessInfo.processInfo.processName, types: types.sorted { $0.identifier < $1.identifier },
            allowsMany: configuration.selectionLimit != 1, folder: UserFolder.pictures)
    }

    private func wereChosen(_ urls: [URL]) {
        let limit = configuration.selectionLimit
        guard limit == 0 || urls.count <= limit else {
            var again = request
            again.title += " (≤ \(limit))"
            return session.ask(again, over: view.window) { [weak self] in self?.wereChosen($0) }
        }
        let results = urls.compactMap { url in
            NSItemProvider(contentsOf: url).map {
                PHPickerResult(itemProvider: $0, assetIdentifier: PHPhotoLibrary.identifier(of: url))
            }
        }
        guard let delegate else { return dismiss(animated: false) }
        delegate.picker(self, didFinishPicking: results)
    }
}
