public import UIKit

extension SBUInviteUserModule {
    /// The people who can be invited.
    @preconcurrency @MainActor
    open class List: SBUBaseSelectUserModule.List {
        /// The kind of view for when there are no rows.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self
        /// The kind of row, unless another one is registered.
        public static var UserCell: SBUUserCell.Type = SBUUserCell.self

        override var userCellType: SBUUserCell.Type { Self.UserCell }

        /// Hears what happens here.
        public var delegate: (any SBUInviteUserModuleListDelegate)? {
            get { baseDelegate as? any SBUInviteUserModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives the rows.
        public var dataSource: (any SBUInviteUserModuleListDataSource)? {
            get { baseDataSource as? any SBUInviteUserModuleListDataSource }
            set { baseDataSource = newValue }
        }

        override var listType: UserListType { .invite }

        /// Says who hears of what happens here, where the people are and what it
        /// looks like, then makes the table.
        open func configure(
            delegate: any SBUInviteUserModuleListDelegate, dataSource: any SBUInviteUserModuleListDataSource,
            theme: SBUUserListTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the table and the view for when it is empty.
        open override func setupViews() {
            if emptyView == nil {
                let view = Self.EmptyView.init()
                view.delegate = self
                emptyView = view
            }
            super.setupViews()
        }

        /// The button that tries again was tapped: tells the delegate.
        open override func didSelectRetry() {
            super.didSelectRetry()
            delegate?.inviteUserModuleDidSelectRetry(self)
        }

        /// A row was tapped: tells the delegate.
        open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate?.inviteUserModule(self, didSelectRowAt: indexPath)
        }

        /// A row is about to appear: asks for the next page near the end.
        open override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate?.inviteUserModule(self, didDetectPreloadingPosition: indexPath)
        }
    }
}
