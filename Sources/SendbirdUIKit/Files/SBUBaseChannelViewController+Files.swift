import Foundation
import SendbirdChatSDK
import UIKit

// Where files come from, and where they are shown.
extension SBUBaseChannelViewController {
    /// Asks for what was chosen in the sheet of the + button.
    func showResources(_ type: MediaResourceType) {
        switch type {
        case .camera: showCamera()
        case .document: showDocumentPicker()
        case .library:
            SBUPermissionManager.shared.requestPhotoAccessIfNeeded { [weak self] status in
                switch status {
                case .all: self?.showPhotoLibraryPicker()
                case .limited: self?.showLimitedPhotoLibraryPicker()
                case .denied, .restricted, .none, .notDetermined: self?.showPermissionAlert()
                }
            }
        case .unknown: break
        }
    }

    private var inputSwitches: SBUConfig.Input? { baseInputComponent?.switches }

    func presentCamera() {
        guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return showPhotoLibraryPicker() }
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        if let types = inputSwitches?.camera.mediaTypes, !types.isEmpty { picker.mediaTypes = types }
        picker.delegate = self
        present(picker, animated: true)
    }

    func presentDocumentPicker() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func presentPhotoPicker() {
        var configuration = PHPickerConfiguration()
        configuration.filter = inputSwitches?.gallery.pickerFilter ?? .any(of: [.images, .videos])
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func presentSelectablePhotos() {
        let photos = SBUSelectablePhotoViewController(mediaType: inputSwitches?.gallery.assetType)
        photos.delegate = self
        present(UINavigationController(rootViewController: photos), animated: true)
    }

    func presentPermissionAlert() {
        let alert = UIAlertController(
            title: SBUStringSet.Alert_Allow_PhotoLibrary_Access,
            message: SBUStringSet.Alert_Allow_PhotoLibrary_Access_Message, preferredStyle: .alert)
        alert.view.tintColor = SBUTheme.componentTheme.alertButtonColor
        alert.addAction(UIAlertAction(title: SBUStringSet.OK, style: .default))
        present(alert, animated: true)
    }

    func show(file message: FileMessage) {
        guard MessageFileType(type: message.type) == .image else { return fileSaving.open(message, from: self) }
        let viewer = SBUFileViewer(fileMessage: message, delegate: self)
        let navigation = UINavigationController(rootViewController: viewer)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }

    /// Takes files that are dropped anywhere on the screen.
    func takeDrops() -> ChannelDrop {
        let drop = ChannelDrop { [weak self] in
            self.map { SpeakingRight(in: $0.channel) == .speak } ?? false
        } take: { [weak self] providers in
            self?.baseInputComponent?.preview(providers)
        }
        view.addInteraction(UIDropInteraction(delegate: drop))
        return drop
    }
}

extension SBUBaseChannelModule.Input {
    /// Hands what was chosen in a picker of photos to the method of its kind.
    func pickItem(_ provider: NSItemProvider) {
        if provider.hasItemConformingToTypeIdentifier(UTType.gif.identifier) {
            pickGIFFile(itemProvider: provider)
        } else if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
            pickImageFile(itemProvider: provider)
        } else {
            pickVideoFile(itemProvider: provider)
        }
    }
}
