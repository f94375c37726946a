/// A value that can stand for a `?` in a statement.
public protocol Bindable {
    /// Binds the value to the argument of a statement; the first argument is 1.
    func bind(to statement: Statement, at index: Int) throws
}

extension Int64: Bindable {
    /// Binds an `INTEGER`.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(self, at: index) }
}

extension Int: Bindable {
    /// Binds an `INTEGER`.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(Int64(self), at: index) }
}

extension Bool: Bindable {
    /// Binds an `INTEGER`, 1 for true and 0 for false.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(self, at: index) }
}

extension Double: Bindable {
    /// Binds a `REAL`.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(self, at: index) }
}

extension String: Bindable {
    /// Binds a `TEXT`.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(self, at: index) }
}

extension [UInt8]: Bindable {
    /// Binds a `BLOB`.
    public func bind(to statement: Statement, at index: Int) throws { try statement.bind(self, at: index) }
}
