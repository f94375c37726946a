public import Foundation
public import UIKit

/// Lets the user choose from the pictures and films that the app may see.
///
/// It takes the place of the system's picker where the app may see only some of
/// them; what is chosen is sent with the item on the far side.
@preconcurrency @MainActor
open class SBUSelectablePhotoViewController: SBUBaseViewController, UICollectionViewDataSource,
    UICollectionViewDelegate, PHPhotoLibraryChangeObserver
{
    /// Who is told.
    open weak var delegate: (any SBUSelectablePhotoViewDelegate)?
    /// The grid.
    open lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    /// What may be chosen, newest first.
    open var fetchResult = PHFetchResult<PHAsset>()
    /// Closes.
    open var leftBarButton: UIBarButtonItem? { didSet { navigationItem.leftBarButtonItem = leftBarButton } }
    /// Sends what is chosen.
    open var rightBarButton: UIBarButtonItem? { didSet { navigationItem.rightBarButtonItem = rightBarButton } }
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var theme: SBUComponentTheme

    /// The side of a picture: three in a row on a phone, more on a wide screen.
    open var columnSize: CGSize {
        let width = max(1, collectionView.bounds.width)
        let count = max(3, (width / 160).rounded(.down))
        let side = ((width - (count - 1) * Self.gap) / count).rounded(.down)
        return CGSize(width: side, height: side)
    }

    private static let gap: CGFloat = 2
    private static let cellName = "SBUPhotoCollectionViewCell"
    let mediaType: PHAssetMediaType?
    private let emptyLabel = UILabel()
    private var cellType: SBUPhotoCollectionViewCell.Type = SBUPhotoCollectionViewCell.self

    /// Makes a picker of pictures, of films, or of both.
    public init(mediaType: PHAssetMediaType? = nil) {
        self.mediaType = mediaType
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        let title = SBUNavigationTitleView()
        title.text = SBUStringSet.PhotoVideoLibrary
        navigationItem.titleView = title
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
        collectionView.register(cellType, forCellWithReuseIdentifier: Self.cellName)
        collectionView.accessibilityIdentifier = "photos.grid"
        emptyLabel.text = SBUStringSet.Photos_Empty
        emptyLabel.numberOfLines = 0
        emptyLabel.textAlignment = .center
        view.addConstrained(collectionView, emptyLabel)
        leftBarButton =
            leftBarButton
            ?? UIBarButtonItem(
                icon: SBUIconSet.iconClose, label: SBUStringSet.Accessibility_Close, identifier: "photos.close"
            ) { [weak self] in self?.didTapLeftBarButton() }
        rightBarButton =
            rightBarButton
            ?? UIBarButtonItem(title: SBUStringSet.File_Send, identifier: "photos.send") {
                [weak self] in self?.didTapRightBarButton()
            }
    }

    open override func setupLayouts() {
        super.setupLayouts()
        collectionView.pinEdges(to: view)
        emptyLabel.pinCenter(to: view)
        emptyLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48).isActive = true
    }

    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(backgroundColor: theme.backgroundColor, shadowColor: theme.separatorColor)
        view.backgroundColor = theme.backgroundColor
        collectionView.backgroundColor = theme.backgroundColor
        emptyLabel.font = theme.emptyViewStatusFont
        emptyLabel.textColor = theme.emptyViewStatusTintColor
        for item in [leftBarButton, rightBarButton] { item?.tintColor = theme.barItemTintColor }
        (navigationItem.titleView as? SBUNavigationTitleView)?.updateStyles()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        PHPhotoLibrary.shared().register(self)
        reload()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.itemSize != columnSize
        else { return }
        layout.itemSize = columnSize
        layout.minimumLineSpacing = Self.gap
        layout.minimumInteritemSpacing = Self.gap
    }

    private func reload() {
        let options = PHFetchOptions()
        #if canImport(ObjectiveC)
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        #else
            options.sortsNewestFirst = true
        #endif
        fetchResult =
            mediaType.map { PHAsset.fetchAssets(with: $0, options: options) } ?? PHAsset.fetchAssets(with: options)
        collectionView.reloadData()
        emptyLabel.isHidden = fetchResult.count > 0
        updateSendButton()
    }

    private func updateSendButton() {
        rightBarButton?.isEnabled = !(collectionView.indexPathsForSelectedItems ?? []).isEmpty
    }

    /// Shows pictures in cells of this one's class.
    public func register(photoCell: SBUPhotoCollectionViewCell, nib: UINib? = nil) {
        cellType = type(of: photoCell)
    }

    /// Shows pictures in cells of this class.
    public func register(photoCell: SBUPhotoCollectionViewCell.Type, nib: UINib? = nil) {
        cellType = photoCell
    }

    // MARK: - Actions

    /// Closes.
    open func didTapLeftBarButton() { dismiss(animated: true) }

    /// Sends what is chosen, in the order of the grid, and closes.
    open func didTapRightBarButton() {
        let chosen = (collectionView.indexPathsForSelectedItems ?? []).sorted().map { fetchResult.object(at: $0.item) }
        for asset in chosen { send(asset) }
        dismiss(animated: true)
    }

    private func send(_ asset: PHAsset) {
        let delegate = delegate
        let name = PHAssetResource.assetResources(for: asset).first?.originalFilename
        guard asset.mediaType == .video else {
            PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, type, _, _ in
                guard let data else { return }
                let mime = type.flatMap { UTType($0)?.preferredMIMEType }
                delegate?.didTapSendImageData(data, fileName: name, mimeType: mime)
            }
            return
        }
        AssetFile.write(asset) { url in
            if let url { delegate?.didTapSendVideoURL(url) }
        }
    }

    // MARK: - UICollectionViewDataSource, UICollectionViewDelegate

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        fetchResult.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellName, for: indexPath)
        guard let cell = cell as? SBUPhotoCollectionViewCell else { return cell }
        let asset = fetchResult.object(at: indexPath.item)
        if let request = cell.request { PHImageManager.default().cancelImageRequest(request) }
        cell.configure(image: nil, forMediaType: asset.mediaType)
        let side = columnSize.width * UIScreen.main.scale
        cell.request = PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: side, height: side), contentMode: .aspectFill, options: nil
        ) { [weak cell] image, _ in
            cell?.configure(image: image, forMediaType: asset.mediaType)
        }
        return cell
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        updateSendButton()
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        updateSendButton()
    }

    // MARK: - PHPhotoLibraryChangeObserver

    /// Pictures came or went: shows them as they are now.
    open nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
        Task { @MainActor in self.reload() }
    }
}
