public import Foundation

extension IndexPath {
    /// Creates the index path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of an item of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section. An index path without one has section 0.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(indexes: [newValue, row]) }
    }

    /// The row within the section. An index path without one has row 0.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }

    /// The item within the section: the same number as the row.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
