public import UIKit

extension SBUCreateChannelModule {
    /// The people to create a channel with.
    @preconcurrency @MainActor
    open class List: SBUBaseSelectUserModule.List, UISearchBarDelegate {
        /// How many rows before the end the next page is asked for.
        private static let preloadingRows = 10

        /// The kind of view for when there are no rows.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self
        /// The kind of row, unless another one is registered.
        public static var UserCell: SBUUserCell.Type = SBUUserCell.self

        /// Hears what happens here.
        public var delegate: (any SBUCreateChannelModuleListDelegate)? {
            get { baseDelegate as? any SBUCreateChannelModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives the rows.
        public var dataSource: (any SBUCreateChannelModuleListDataSource)? {
            get { baseDataSource as? any SBUCreateChannelModuleListDataSource }
            set { baseDataSource = newValue }
        }

        /// Finds people by name, above the rows; set nil before `configure` for none.
        open var searchBar: UISearchBar? = UISearchBar()

        override var topView: UIView? { searchBar }

        override var listType: UserListType { .createChannel }

        override var userCellType: SBUUserCell.Type { Self.UserCell }

        /// Says who hears of what happens here, where the people are and what it
        /// looks like, then makes the table.
        open func configure(
            delegate: any SBUCreateChannelModuleListDelegate,
            dataSource: any SBUCreateChannelModuleListDataSource, theme: SBUUserListTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the table and the field that finds people.
        open override func setupViews() {
            if emptyView == nil {
                let view = Self.EmptyView.init()
                view.delegate = self
                emptyView = view
            }
            super.setupViews()
            searchBar?.delegate = self
            searchBar?.searchBarStyle = .minimal
            searchBar?.maximumContentSizeCategory = .accessibilityMedium
            searchBar?.placeholder = SBUStringSet.CreateChannel_Search_Placeholder
            searchBar?.accessibilityIdentifier = "selectUser.search"
            searchBar?.accessibilityLabel = SBUStringSet.CreateChannel_Search_Placeholder
        }

        /// Takes colours from the theme given, or from the one it has.
        open override func setupStyles(theme: SBUUserListTheme? = nil) {
            super.setupStyles(theme: theme)
            searchBar?.backgroundColor = self.theme?.backgroundColor
            searchBar?.searchTextField.textColor = self.theme?.textfieldTextColor
            searchBar?.searchTextField.backgroundColor = SBUTheme.componentTheme.alertTextFieldBackgroundColor
            searchBar?.searchTextField.leftView?.tintColor = self.theme?.placeholderTintColor
            let color = self.theme?.placeholderTintColor ?? SBUColorSet.onlight03
            searchBar?.searchTextField.showPlaceholder(
                MarkedText(SBUStringSet.CreateChannel_Search_Placeholder, attributes: [.foregroundColor: color]))
        }

        /// What is looked for has changed: tells the delegate.
        open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            delegate?.createChannelModule(self, didChangeSearchText: searchText)
        }

        /// The button that tries again was tapped: tells the delegate.
        open override func didSelectRetry() {
            super.didSelectRetry()
            delegate?.createChannelModuleDidSelectRetry(self)
        }

        /// A row was tapped: tells the delegate.
        open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate?.createChannelModule(self, didSelectRowAt: indexPath)
        }

        /// A row is about to appear: asks for the next page near the end.
        open override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            guard let count = userList?.count, indexPath.row >= count - Self.preloadingRows else { return }
            delegate?.createChannelModule(self, didDetectPreloadingPosition: indexPath)
        }
    }
}
