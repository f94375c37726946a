public import UIKit

extension SBUCreateOpenChannelModule {
    /// Where picture and name of an open channel that is made are entered.
    @preconcurrency @MainActor
    open class ProfileInput: UIView {
        /// Picture beside name.
        open lazy var baseStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.edge)
        /// The picture; a tap chooses another.
        open lazy var channelImageView = SBUCoverImageView(frame: .zero)
        /// The name.
        public var channelNameInputField = SBUUnderLineTextField(frame: .zero)
        /// The colours, once configured.
        public var theme: SBUCreateOpenChannelTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUCreateOpenChannelModuleProfileInputDelegate)?

        private var coverImage: UIImage?
        private let imageSize: CGFloat = 80

        /// Creates an input.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here and what it looks like, then makes picture and field.
        open func configure(
            delegate: (any SBUCreateOpenChannelModuleProfileInputDelegate)?, theme: SBUCreateOpenChannelTheme
        ) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes picture and field.
        open func setupViews() {
            addConstrained(baseStackView)
            baseStackView.addArranged(channelImageView, channelNameInputField)
            channelImageView.addGestureRecognizer(
                UITapGestureRecognizer { [weak self] recognizer in
                    guard let tap = recognizer as? UITapGestureRecognizer else { return }
                    self?.showImagePicker(sender: tap)
                })
            channelImageView.isUserInteractionEnabled = true
            channelImageView.isAccessibilityElement = true
            channelImageView.accessibilityTraits = .button
            channelImageView.accessibilityLabel = SBUStringSet.Accessibility_Channel_Picture
            channelImageView.accessibilityIdentifier = "createOpenChannel.picture"
            channelNameInputField.accessibilityLabel = SBUStringSet.CreateOpenChannel_ProfileInput_Placeholder
            channelNameInputField.accessibilityIdentifier = "createOpenChannel.name"
            channelNameInputField.adjustsFontForContentSizeCategory = true
            let changed = UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.createOpenChannelModule(self, shouldChangeChannelName: channelNameInputField.text ?? "")
            }
            channelNameInputField.addAction(changed, for: .editingChanged)
            updateChannelImage(coverImage)
        }

        /// Places picture and field.
        open func setupLayouts() {
            channelImageView.pinSize(imageSize, imageSize)
            channelNameInputField.setContentHuggingPriority(.defaultLow, for: .horizontal)
            NSLayoutConstraint.activate([
                channelNameInputField.heightAnchor.constraint(greaterThanOrEqualToConstant: imageSize / 2),
                baseStackView.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.block),
                baseStackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.edge),
                baseStackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.edge),
                baseStackView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -Spacing.block),
            ])
        }

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
            if let theme { self.theme = theme }
            backgroundColor = self.theme?.backgroundColor
            let settings = SBUTheme.channelSettingsTheme
            channelNameInputField.font = settings.cellTextFont
            channelNameInputField.textColor = settings.cellTextColor
            channelNameInputField.showPlaceholder(
                MarkedText(
                    SBUStringSet.CreateOpenChannel_ProfileInput_Placeholder,
                    attributes: [.foregroundColor: settings.cellSubTextColor, .font: settings.cellTextFont]))
            channelNameInputField.updateColor(settings.cellSeparateColor)
            updateChannelImage(coverImage)
        }

        /// Shows a picture; nil for the sign of channels.
        open func updateChannelImage(_ image: UIImage?) {
            coverImage = image
            if let image {
                channelImageView.setImage(withImage: image, makeCircle: true, contentMode: .scaleAspectFill)
            } else {
                channelImageView.setPlaceholder(type: .iconCamera)
            }
        }

        /// The picture that was chosen.
        open func getChannelCoverImage() -> UIImage? { coverImage }

        /// The name that was entered.
        open func getChannelName() -> String? { channelNameInputField.text }

        /// The picture was tapped: tells the delegate.
        open func showImagePicker(sender: UITapGestureRecognizer) {
            delegate?.createOpenChannelModuleDidSelectChannelImage(self, needRemoveItem: coverImage != nil)
        }
    }
}
