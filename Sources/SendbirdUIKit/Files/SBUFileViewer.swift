public import SendbirdChatSDK
public import UIKit

/// A picture in full: it can be enlarged, saved and, if it is one's own, deleted.
///
/// A tap shows and hides the bars, two taps enlarge, Escape closes.
@preconcurrency @MainActor
open class SBUFileViewer: SBUBaseViewController, UIScrollViewDelegate {
    /// The picture.
    open lazy var imageView: UIImageView = UIImageView()
    /// Save and delete.
    open var bottomView = UIView()
    /// Who sent it and when; set it to show something else.
    open var titleView: UIView? { didSet { navigationItem.titleView = titleView } }
    /// Closes.
    open var leftBarButton: UIBarButtonItem? { didSet { navigationItem.leftBarButtonItem = leftBarButton } }
    /// Nothing by default.
    open var rightBarButton: UIBarButtonItem? { didSet { navigationItem.rightBarButtonItem = rightBarButton } }

    /// The message whose picture it is.
    public let fileMessage: FileMessage
    weak var delegate: (any SBUFileViewerDelegate)?
    let scrollView = UIScrollView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let failureLabel = UILabel()
    private let saveButton = UIButton(type: .custom)
    private let deleteButton = UIButton(type: .custom)
    private var request: PictureRequest?
    private let saving = FileSaving()
    private var areBarsShown = true

    /// How much a picture can be enlarged.
    private static let zoomMost: CGFloat = 6

    /// Makes a viewer for a message's picture.
    public init(fileMessage: FileMessage, delegate: (any SBUFileViewerDelegate)?) {
        self.fileMessage = fileMessage
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Viewers are made in code")
    public required init?(coder: NSCoder) { nil }

    private var isOwn: Bool { fileMessage.sender?.userId == SBUGlobals.currentUser?.userId }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityTraits = .image
        imageView.accessibilityLabel = FileText.spoken(fileMessage)
        imageView.accessibilityIdentifier = "viewer.picture"
        scrollView.delegate = self
        scrollView.maximumZoomScale = Self.zoomMost
        failureLabel.numberOfLines = 0
        failureLabel.textAlignment = .center
        failureLabel.isHidden = true
        scrollView.addSubview(imageView)
        view.addConstrained(scrollView, spinner, failureLabel, bottomView)
        bottomView.addConstrained(saveButton, deleteButton)
        deleteButton.isHidden = !isOwn || delegate == nil || fileMessage.sendingStatus != .succeeded
        titleView = titleView ?? FileViewerTitle(fileMessage)
        leftBarButton = leftBarButton ?? closeItem()
    }

    open override func setupLayouts() {
        super.setupLayouts()
        scrollView.pinEdges(to: view)
        spinner.pinCenter(to: view)
        failureLabel.pinCenter(to: view)
        saveButton.pinSize(48, 48)
        deleteButton.pinSize(48, 48)
        NSLayoutConstraint.activate([
            failureLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
            bottomView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottomView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bottomView.heightAnchor.constraint(equalToConstant: 56),
            saveButton.leadingAnchor.constraint(equalTo: bottomView.leadingAnchor, constant: 12),
            saveButton.centerYAnchor.constraint(equalTo: bottomView.centerYAnchor),
            deleteButton.trailingAnchor.constraint(equalTo: bottomView.trailingAnchor, constant: -12),
            deleteButton.centerYAnchor.constraint(equalTo: bottomView.centerYAnchor),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        saveButton.addAction(
            UIAction { [weak self] _ in self.map { $0.onClickDownload(sender: $0.saveButton) } },
            for: .primaryActionTriggered)
        deleteButton.addAction(
            UIAction { [weak self] _ in self.map { $0.onClickDelete(sender: $0.deleteButton) } },
            for: .primaryActionTriggered)
        saveButton.accessibilityLabel = SBUStringSet.Save
        saveButton.accessibilityIdentifier = "viewer.save"
        deleteButton.accessibilityLabel = SBUStringSet.Delete
        deleteButton.accessibilityIdentifier = "viewer.delete"
        let double = UITapGestureRecognizer { [weak self] in self?.enlarge(at: $0) }
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer { [weak self] recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer else { return }
            self?.onClickImage(sender: tap)
        }
        single.require(toFail: double)
        scrollView.addGestureRecognizer(double)
        scrollView.addGestureRecognizer(single)
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        setupNavigationBar(backgroundColor: theme.backgroundColor, shadowColor: theme.separatorColor)
        view.backgroundColor = theme.backgroundColor
        bottomView.backgroundColor = theme.backgroundColor
        spinner.color = theme.loadingSpinnerColor
        failureLabel.font = theme.emptyViewStatusFont
        failureLabel.textColor = theme.emptyViewStatusTintColor
        saveButton.setImage(SBUIconSet.iconDownload, for: .normal)
        deleteButton.setImage(SBUIconSet.iconDelete, for: .normal)
        for button in [saveButton, deleteButton] { button.tintColor = theme.barItemTintColor }
        leftBarButton?.tintColor = theme.closeBarButtonTintColor
        (titleView as? FileViewerTitle)?.setupStyles()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.zoomScale == 1 else { return }
        imageView.frame = CGRect(origin: .zero, size: scrollView.bounds.size)
        scrollView.contentSize = scrollView.bounds.size
    }

    /// The thumbnail that is known already, then the picture itself, which is not kept: it may be large.
    private func load() {
        spinner.startAnimating()
        if let thumbnail = fileMessage.thumbnails?.last {
            request = PictureLoader.shared.load(thumbnail.url) { [weak self] image in
                if self?.imageView.image == nil { self?.imageView.image = image }
            }
        }
        PictureLoader.shared.loadWhole(fileMessage.url) { [weak self] image in
            guard let self else { return }
            spinner.stopAnimating()
            if let image { imageView.image = image }
            failureLabel.isHidden = imageView.image != nil
            failureLabel.text = SBUStringSet.Channel_Failure_Open_file
        }
    }

    // MARK: - Actions

    /// A tap on the picture: shows or hides the bars.
    open func onClickImage(sender: UITapGestureRecognizer) { showBar(!areBarsShown) }

    /// Shows or hides the bars.
    open func showBar(_ shouldShow: Bool) {
        areBarsShown = shouldShow
        bottomView.isHidden = !shouldShow
        navigationController?.setNavigationBarHidden(!shouldShow, animated: true)
    }

    /// Save: asks where to, and writes the file there.
    open func onClickDownload(sender: UIButton) {
        saving.save(fileMessage, from: self)
    }

    /// Delete: asks first.
    open func onClickDelete(sender: UIButton) {
        let alert = UIAlertController(title: SBUStringSet.Alert_Delete, message: nil, preferredStyle: .alert)
        alert.view.tintColor = SBUTheme.componentTheme.alertButtonColor
        alert.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: SBUStringSet.Delete, style: .destructive) { [weak self] _ in
                guard let self else { return }
                let (message, delegate) = (fileMessage, delegate)
                dismiss(animated: true) { delegate?.didSelectDeleteImage(message: message) }
            })
        present(alert, animated: true)
    }

    private func enlarge(at recognizer: UIGestureRecognizer) {
        guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
        let place = recognizer.location(in: imageView)
        let size = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
        scrollView.zoom(
            to: CGRect(
                x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    private func closeItem() -> UIBarButtonItem {
        UIBarButtonItem(
            icon: SBUIconSet.iconClose, label: SBUStringSet.Accessibility_Close, identifier: "viewer.close"
        ) { [weak self] in self?.onClickBack() }
    }

    #if os(Linux)
        /// Escape closes.
        open override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in self?.onClickBack() }]
        }
    #endif

    // MARK: - UIScrollViewDelegate

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        imageView.image == nil ? nil : imageView
    }
}

/// The viewer by its later name.
public typealias SBUFileViewController = SBUFileViewer
