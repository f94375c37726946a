internal import Foundation

/// What a list holds at one time: sections and items, each known by an identifier of its own.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["a", "b"])
///     dataSource.apply(snapshot, animatingDifferences: true)
///
/// A value; safe on any thread. Identifiers that are there already are left out
/// and told on the standard error stream, as are sections that are not there;
/// the original raises an exception.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that are to be made anew although they stay.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The number of items of all sections.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns the number of items of a section; 0 where there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the items of a section; none where there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// Returns the section that holds an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }
    /// Returns an item's place among all.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns a section's place.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: - Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: sectionIdentifiers.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(sections: identifiers, at: index)
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        insert(sections: identifiers, at: index + 1)
    }

    /// Takes sections away with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            deleteItems(items[identifier] ?? [])
            items[identifier] = nil
            sectionIdentifiers.removeAll { $0 == identifier }
        }
    }

    private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
        var fresh: [SectionIdentifierType] = []
        for identifier in identifiers {
            guard items[identifier] == nil else {
                LayoutLog.write("A snapshot has the section \(identifier) already.")
                continue
            }
            items[identifier] = []
            fresh.append(identifier)
        }
        sectionIdentifiers.insert(contentsOf: fresh, at: index)
    }

    private func place(of section: SectionIdentifierType) -> Int? {
        let index = indexOfSection(section)
        if index == nil { LayoutLog.write("A snapshot has no section \(section).") }
        return index
    }

    // MARK: - Items

    /// Adds items at the end of a section; the last one unless named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, let count = items[section]?.count else {
            return LayoutLog.write("A snapshot has no section for its items.")
        }
        insert(identifiers, in: section, at: count)
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: beforeIdentifier) else { return }
        insert(identifiers, in: section, at: index)
    }

    /// Adds items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: afterIdentifier) else { return }
        insert(identifiers, in: section, at: index + 1)
    }

    /// Takes items away; those that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
            items[section]?.removeAll { gone.contains($0) }
        }
        for identifier in identifiers { sectionOfItem[identifier] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
    }

    /// Takes all sections and items away.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, sectionOfItem[identifier] != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, sectionOfItem[identifier] != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { sectionOfItem[$0] != nil }
    }

    /// Has the cells of items made anew: the same as `reloadItems(_:)`.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reloadItems(identifiers)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        var fresh: [ItemIdentifierType] = []
        for identifier in identifiers {
            guard sectionOfItem[identifier] == nil else {
                LayoutLog.write("A snapshot has the item \(identifier) already.")
                continue
            }
            sectionOfItem[identifier] = section
            fresh.append(identifier)
        }
        items[section]?.insert(contentsOf: fresh, at: index)
    }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            LayoutLog.write("A snapshot has no item \(item).")
            return nil
        }
        return (section, index)
    }

    // MARK: - Lookup

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item),
            let sectionIndex = indexOfSection(section)
        else { return nil }
        return IndexPath(item: index, section: sectionIndex)
    }

    /// The same snapshot once what it wanted made anew has been.
    var settled: Self {
        var settled = self
        settled.reloadedItemIdentifiers = []
        return settled
    }
}
