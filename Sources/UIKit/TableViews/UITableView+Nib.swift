extension UITableView {
    /// Registers an archive of a cell.
    ///
    /// ## Differences on Linux
    /// There are no archives, so this is never called with one; a cell that was
    /// registered by its class stays.
    public func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {}
}
