public import SendbirdChatSDK
public import UIKit

/// What the settings of group and open channels share: it joins header and list
/// to the view model, and edits name and picture.
///
/// Open ``SBUGroupChannelSettingsViewController`` rather than this.
@preconcurrency @MainActor
open class SBUBaseChannelSettingsViewController: SBUBaseViewController, SBUBaseChannelSettingsViewModelDelegate,
    SBUActionSheetDelegate, PHPickerViewControllerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, ChannelBound
{
    /// The header, whatever its kind.
    public var baseHeaderComponent: SBUBaseChannelSettingsModule.Header?
    /// The list, whatever its kind.
    public var baseListComponent: SBUBaseChannelSettingsModule.List?
    /// The view model, whatever its kind.
    public var baseViewModel: SBUBaseChannelSettingsViewModel?
    /// A title in the place of the standard one.
    open var channelName: String?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.channelSettingsTheme)
    open var theme: SBUChannelSettingsTheme

    /// The number of the sheet that asks what to edit.
    public let actionSheetIdEdit = 1
    /// The number of the sheet that asks where a picture comes from.
    public let actionSheetIdPicker = 2

    /// The channel, once it is loaded.
    public var channel: BaseChannel? { baseViewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { baseViewModel?.channelURL }
    /// The channel's address, by its older name.
    public var channelUrl: String? { channelURL }
    /// Whether the user of the app is an operator of the channel.
    public var isOperator: Bool { baseViewModel?.isOperator ?? false }

    var boundChannelURL: String? { channelURL }
    /// What the sheet to edit offers, in its order.
    private var editTypes: [EditChoice] = []

    /// What the sheet of sources offers, in its order.
    private var sources: [MediaResourceType] = []

    private enum EditChoice {
        case name, image, removeImage
    }

    // MARK: - Making

    /// Creates a screen without a channel; a subclass makes its view model.
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. Override it to use one of your own.
    open func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {}

    // MARK: - Life cycle

    /// Shows what the view model loaded before there was a view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showChannel()
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItems = baseHeaderComponent?.leftItems(canGoBack: canGoBack)
        if baseViewModel?.ending != nil { return }
        showChannel()
    }

    /// Puts the header's parts into the navigation bar and the list into the view.
    open override func setupViews() {
        super.setupViews()
        if let baseListComponent { view.addConstrained(baseListComponent) }
        navigationItem.titleView = baseHeaderComponent?.titleView
        navigationItem.leftBarButtonItems = baseHeaderComponent?.leftItems(canGoBack: canGoBack)
        updateRightBarButton()
        if let channelName { (baseHeaderComponent?.titleView as? SBUNavigationTitleView)?.text = channelName }
    }

    /// Lets the list fill the view.
    open override func setupLayouts() {
        super.setupLayouts()
        baseListComponent?.pinEdges(to: view)
    }

    /// Takes colours from the theme.
    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationShadowColor)
        baseHeaderComponent?.setupStyles(theme: theme)
        baseListComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    /// Takes the theme that is in use now, rows included.
    open override func updateStyles() {
        super.updateStyles()
        baseListComponent?.reloadTableView()
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    /// Brings everything up to the channel as it is.
    func showChannel() {
        guard isViewLoaded else { return }
        baseListComponent?.reloadChannelInfoView()
        baseListComponent?.reloadTableView()
        updateRightBarButton()
    }

    /// Shows the button that edits only to who may edit.
    open func updateRightBarButton() {
        navigationItem.rightBarButtonItems = canEdit ? baseHeaderComponent?.rightItems : nil
    }

    /// Whether the user may change name and picture: members of a group, operators of a supergroup.
    var canEdit: Bool {
        guard let channel else { return false }
        guard let group = channel as? GroupChannel, group.isSuper || group.isBroadcast else { return true }
        return isOperator
    }

    // MARK: - Editing

    /// Asks what to edit: name or picture.
    open func showChannelEditActionSheet() {
        baseListComponent?.endEditingChannelInfoView()
        editTypes = [.name, .image]
        if channel?.coverURL?.isEmpty == false { editTypes.append(.removeImage) }
        let items = editTypes.map { type in
            switch type {
            case .name:
                SBUActionSheetItem(
                    title: SBUStringSet.ChannelSettings_Change_Name, color: theme.itemTextColor,
                    image: SBUIconSet.iconEdit, completionHandler: nil)
            case .image:
                SBUActionSheetItem(
                    title: SBUStringSet.ChannelSettings_Change_Image, color: theme.itemTextColor,
                    image: SBUIconSet.iconPhoto, completionHandler: nil)
            case .removeImage:
                SBUActionSheetItem(
                    title: SBUStringSet.ChannelSettings_Remove_Image,
                    color: SBUTheme.componentTheme.actionSheetErrorColor, image: SBUIconSet.iconDelete,
                    completionHandler: nil)
            }
        }
        let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme.itemColor, completionHandler: nil)
        SBUActionSheet.show(items: items, cancelItem: cancel, identifier: actionSheetIdEdit, delegate: self)
    }

    /// Asks for another name, in an alert that begins with the present one.
    open func changeChannelName() {
        askForName(beginningWith: ReadableName(channel?.name) == nil ? "" : channel?.name ?? "", problem: nil)
    }

    /// Asks for a name.
    ///
    /// - Parameters:
    ///   - text: What stands in the field at first.
    ///   - problem: Why the last name was refused.
    func askForName(beginningWith text: String, problem: String?) {
        let confirm = SBUAlertButtonItem(title: SBUStringSet.OK) { [weak self] info in
            self?.didEnter(name: info as? String ?? "")
        }
        let cancel = SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }
        SBUAlertView.show(
            title: SBUStringSet.ChannelSettings_Change_Name, message: problem, needInputField: true,
            placeHolder: SBUStringSet.ChannelSettings_Enter_New_Name, inputText: text, confirmButtonItem: confirm,
            cancelButtonItem: cancel)
    }

    private func didEnter(name: String) {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard ReadableName(trimmed) != nil else {
            return askForName(beginningWith: name, problem: SBUStringSet.ChannelSettings_Name_Blank)
        }
        guard trimmed != channel?.name else { return }
        baseViewModel?.updateChannel(channelName: trimmed)
    }

    // MARK: - The picture

    /// Asks for another picture, and where it comes from where there is a choice.
    open func selectChannelImage() {
        sources = UIImagePickerController.isSourceTypeAvailable(.camera) ? [.camera, .library] : [.library]
        guard sources.count > 1 else { return showChannelImagePicker(with: .library) }
        let items = [SBUStringSet.TakePhoto, SBUStringSet.ChoosePhoto].map {
            SBUActionSheetItem(title: $0, color: theme.itemTextColor, completionHandler: nil)
        }
        let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme.itemColor, completionHandler: nil)
        SBUActionSheet.show(items: items, cancelItem: cancel, identifier: actionSheetIdPicker, delegate: self)
    }

    /// Opens a choice of pictures; from files it is the library's as well.
    open func showChannelImagePicker(with type: MediaResourceType) {
        switch type {
        case .camera: showCamera()
        case .library, .document, .unknown: showPhotoLibraryPicker()
        }
    }

    /// Opens the camera; says that it may not be used where there is none.
    open func showCamera() {
        guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return showPermissionAlert() }
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = self
        present(picker, animated: true)
    }

    /// Opens the library of pictures.
    open func showPhotoLibraryPicker() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    /// Says that the app may not see pictures.
    open func showPermissionAlert() {
        tell(
            SBUStringSet.Alert_Allow_PhotoLibrary_Access,
            message: SBUStringSet.Alert_Allow_PhotoLibrary_Access_Message)
    }

    /// Takes the picture that was chosen.
    open func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let chosen = results.first else { return }
        chosen.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.image") { [weak self] data, _ in
            Task { @MainActor in self?.didChoose(image: data.flatMap { UIImage(data: $0) }) }
        }
    }

    /// Takes the picture that the camera took.
    open func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        didChoose(image: info[.originalImage] as? UIImage)
    }

    /// No picture was taken.
    open func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }

    /// Shows a picture and gives it to the server; nil is a file that is none.
    func didChoose(image: UIImage?) {
        guard let picture = image, picture.size.width > 0, picture.size.height > 0 else {
            return tell(
                SBUStringSet.ChannelSettings_Not_Changed, message: SBUStringSet.ChannelSettings_Image_Unreadable)
        }
        baseListComponent?.updateChannelInfoView(coverImage: picture)
        baseViewModel?.updateChannel(coverImage: picture)
    }

    // MARK: - Going on

    /// Opens the moderation of the channel. Does nothing here.
    open func showModerationList() {}

    /// Opens the settings of the channel's notifications. Does nothing here.
    open func showNotifications() {}

    /// Opens the search in the channel. Does nothing here: there is none yet.
    open func showSearch() {}

    // MARK: - SBUActionSheetDelegate

    /// Edits what was chosen.
    open func didSelectActionSheetItem(index: Int, identifier: Int) {
        if identifier == actionSheetIdPicker, sources.indices.contains(index) {
            return showChannelImagePicker(with: sources[index])
        }
        guard identifier == actionSheetIdEdit, editTypes.indices.contains(index) else { return }
        switch editTypes[index] {
        case .name: changeChannelName()
        case .image: selectChannelImage()
        case .removeImage: baseViewModel?.removeCoverImage()
        }
    }

    // MARK: - SBUBaseChannelSettingsViewModelDelegate

    /// Shows the channel as it is.
    open func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        showChannel()
    }

    /// Leaves the screens of the channel and says why.
    open func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, shouldDismissForChannelSettings channel: BaseChannel?
    ) {
        leaveScreens(ofChannel: viewModel.channelURL, because: viewModel.ending ?? .deleted)
    }

    /// Says why nothing was changed; a name that was refused can be mended.
    open func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didFailToUpdateChannelName channelName: String?,
        error: SBError?
    ) {
        showChannel()
        let reason = FailureText(error, ofName: channelName != nil).text
        if let channelName {
            askForName(beginningWith: channelName, problem: reason)
        } else {
            tell(SBUStringSet.ChannelSettings_Not_Changed, message: reason)
        }
    }

    // MARK: - SBUCommonViewModelDelegate

    /// Whether the loading sign may be shown; shows it.
    open func shouldShowLoadingIndicator() -> Bool {
        SBULoading.start()
        return true
    }

    /// Takes the loading sign away.
    open func shouldDismissLoadingIndicator() {
        SBULoading.stop()
    }

    /// Shows that a request is under way.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        showLoading(isLoading)
    }

    /// Says under the title that the connection is being looked for.
    open func connectionStateDidChange(_ isConnected: Bool) {
        (baseHeaderComponent?.titleView as? SBUNavigationTitleView)?.status =
            isConnected ? nil : SBUStringSet.Connection_Waiting
    }

    /// Something failed, and the channel is there.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    /// Something failed; said where there is no channel to show.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        guard isBlocker, isViewLoaded, view.window != nil else { return }
        tell(SBUStringSet.Empty_Wrong, message: FailureText(error).text)
    }

    /// Something failed, by its older name.
    open func didReceiveError(_ message: String?, _ code: NSInteger? = nil) {
        errorHandler(message, code)
    }
}
