public import SendbirdChatSDK
public import UIKit

extension SBUUserListModule {
    /// The header of a list of a channel's people: title, back button, and, where
    /// people can be added, the button that adds. They go into the navigation
    /// bar; the view itself is never shown.
    @preconcurrency @MainActor
    open class Header: UIView {
        /// The kind of back button, unless one is set.
        public static var LeftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of right button, unless one is set.
        public static var RightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of title, unless one is set.
        public static var TitleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self

        /// The title; setting it puts it into the navigation bar.
        open var titleView: UIView? {
            didSet { delegate?.userListModule(self, didUpdateTitleView: titleView) }
        }
        /// The button before the title; setting it puts it into the navigation bar.
        open var leftBarButton: UIBarButtonItem? {
            didSet { delegate?.userListModule(self, didUpdateLeftItem: leftBarButton) }
        }
        /// The button after the title; setting it puts it into the navigation bar.
        open var rightBarButton: UIBarButtonItem? {
            didSet { delegate?.userListModule(self, didUpdateRightItem: rightBarButton) }
        }
        /// The buttons before the title, where one is not enough; nil for `leftBarButton` alone.
        open var leftBarButtons: [UIBarButtonItem]? {
            didSet { delegate?.userListModule(self, didUpdateLeftItems: leftBarButtons) }
        }
        /// The buttons after the title, from the edge inwards; nil for `rightBarButton` alone.
        open var rightBarButtons: [UIBarButtonItem]? {
            didSet { delegate?.userListModule(self, didUpdateRightItems: rightBarButtons) }
        }
        /// The colours, once configured.
        public var theme: SBUUserListTheme?
        /// The colours and fonts of shared parts, once configured.
        public var componentTheme: SBUComponentTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUUserListModuleHeaderDelegate)?
        /// Which people the list shows.
        public private(set) var userListType = ChannelUserListType.none
        /// The kind of the channel.
        public var channelType = ChannelType.group

        /// The back button that this header made: one of the app's own is shown
        /// even where it does not go back.
        private weak var backButton: UIBarButtonItem?

        /// What stands before the title on a screen.
        ///
        /// - Parameter canGoBack: Whether there is anywhere to go back to.
        func leftItems(canGoBack: Bool) -> [UIBarButtonItem] {
            let items = leftBarButtons ?? [leftBarButton].compactMap { $0 }
            return canGoBack ? items : items.filter { $0 !== backButton }
        }

        /// What stands after the title.
        var rightItems: [UIBarButtonItem] { rightBarButtons ?? [rightBarButton].compactMap { $0 } }

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here, what the list shows and what it
        /// looks like, then makes title and buttons.
        open func configure(
            delegate: any SBUUserListModuleHeaderDelegate, userListType: ChannelUserListType,
            channelType: ChannelType = .group, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
        ) {
            self.delegate = delegate
            self.userListType = userListType
            self.channelType = channelType
            self.theme = theme
            self.componentTheme = componentTheme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the title and the buttons that were not set.
        open func setupViews() {
            if titleView == nil {
                let view = Self.TitleView.init()
                if view.text == nil { view.text = title }
                titleView = view
            }
            if leftBarButton == nil {
                let button = Self.LeftBarButton.init()
                button.set(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "userList.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
                backButton = button
                leftBarButton = button
            }
            if rightBarButton == nil, userListType == .members || userListType == .operators {
                let button = Self.RightBarButton.init()
                button.set(
                    icon: SBUIconSet.iconPlus, label: SBUStringSet.Accessibility_Add_People, identifier: "userList.add"
                ) { [weak self] in self?.onTapRightBarButton() }
                rightBarButton = button
            }
        }

        private var title: String {
            let isOpen = channelType == .open
            return switch userListType {
            case .none, .members: SBUStringSet.UserList_Title_Members
            case .operators: SBUStringSet.UserList_Title_Operators
            case .muted:
                isOpen ? SBUStringSet.UserList_Title_Muted_Participants : SBUStringSet.UserList_Title_Muted_Members
            case .banned:
                isOpen ? SBUStringSet.UserList_Title_Banned_Users : SBUStringSet.MemberList_Title_Banned_Members
            case .participants: SBUStringSet.UserList_Title_Participants
            }
        }

        /// Says where parts are. Does nothing here: the bar does.
        open func setupLayouts() {}

        /// Takes colours from the themes given, or from those it has.
        open func setupStyles(theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil) {
            if let theme { self.theme = theme }
            if let componentTheme { self.componentTheme = componentTheme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            for button in leftItems(canGoBack: true) { button.tintColor = self.theme?.leftBarButtonTintColor }
            for button in rightItems { button.tintColor = self.theme?.barButtonTintColor }
        }

        /// The left button was tapped: tells the delegate.
        open func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.userListModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.userListModule(self, didTapRightItem: rightBarButton)
        }
    }
}
