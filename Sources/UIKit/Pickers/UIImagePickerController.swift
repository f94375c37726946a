public import Foundation

/// Lets the user choose a picture or a film with the desktop's file chooser.
///
/// ## Differences on Linux
/// There is no camera: `isSourceTypeAvailable(.camera)` is false, and a picker
/// with that source is cancelled as soon as it is shown. The library is the
/// user's folder of pictures. `delegate` is the navigation controller's
/// property: what is assigned adopts `UIImagePickerControllerDelegate` too.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary = 0
        /// The camera; there is none.
        case camera = 1
        /// The library as well.
        case savedPhotosAlbum = 2
    }

    /// What is said of a chosen picture or film.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of its type, a `String`: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`; absent when the file cannot be decoded.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has changed it. Never there: nothing can be changed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What the user has cut out. Never there.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a picture, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of a film, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// How good a film is made. Kept; films are taken as they are.
    public enum QualityType: Int, Sendable {
        /// As good as it can be.
        case typeHigh = 0
        /// In between.
        case typeMedium = 1
        /// As small as it can be.
        case typeLow = 2
    }

    private let session = ChooserSession()

    /// Where pictures come from. The library unless set.
    open var sourceType: SourceType = .photoLibrary
    /// What may be chosen, by identifiers of types. Pictures unless set.
    open var mediaTypes: [String] = [UTType.image.identifier]
    /// Whether the user may change the picture. Kept; nothing can be changed.
    open var allowsEditing = false
    /// How good films are. Kept; films are taken as they are.
    open var videoQuality: QualityType = .typeMedium
    /// How long a film may be, in seconds. Kept; films are taken as they are.
    open var videoMaximumDuration: TimeInterval = 600

    /// Returns whether pictures can come from there.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns what a source has; nil when there is no such source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    override func makePresentationController() -> UIPresentationController {
        ChooserPresentationController(presentedViewController: self, presenting: nil)
    }

    override func performEscape() -> Bool { true }

    /// Shows nothing of its own. Call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        setNavigationBarHidden(true, animated: false)
        view.backgroundColor = .clear
    }

    /// Shows the chooser. Call super.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard Self.isSourceTypeAvailable(sourceType) else { return cancel() }
        let request = FileChooserRequest(
            title: ProcessInfo.processInfo.processName, types: mediaTypes.map { UTType(known: $0) },
            folder: UserFolder.pictures)
        session.begin(request, over: view.window) { [weak self] in self?.wasAnswered($0.first) }
    }

    /// Takes the chooser away. Call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.end()
    }

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    private func cancel() {
        guard let pickerDelegate else { return dismiss(animated: false) }
        pickerDelegate.imagePickerControllerDidCancel(self)
    }

    private func wasAnswered(_ url: URL?) {
        guard let url else { return cancel() }
        if UTType.of(url).conforms(to: .movie) {
            return finish([.mediaType: UTType.movie.identifier, .mediaURL: url])
        }
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let image = UIImage(contentsOfFile: url.path)
            Task { @MainActor in
                var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .imageURL: url]
                info[.originalImage] = image
                self?.finish(info)
            }
        }
    }

    private func finish(_ info: [InfoKey: Any]) {
        guard let pickerDelegate else { return dismiss(animated: false) }
        pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}
