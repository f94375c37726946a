/// The views of a collection that are out of sight and wait for further use, and the classes that new ones are made of.
@MainActor
struct CollectionReusePool {
    /// What a view is for: items, or a kind of views beside them.
    enum Kind: Hashable {
        case cell(String)
        case supplementary(kind: String, String)
    }

    /// How many of a kind are kept.
    private static let countMax = 60

    private var classes: [Kind: UICollectionReusableView.Type] = [:]
    private var waiting: [Kind: [UICollectionReusableView]] = [:]

    mutating func register(_ type: UICollectionReusableView.Type?, for kind: Kind) {
        classes[kind] = type
    }

    /// A view that waits, or a new one of the registered class; nil when none is registered.
    mutating func view(for kind: Kind) -> UICollectionReusableView? {
        if let view = waiting[kind]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[kind] else { return nil }
        let identifier: String
        switch kind {
        case .cell(let name), .supplementary(_, let name): identifier = name
        }
        let view = CellFactory.make(identifier: identifier) { type.init() }
        view.reuseIdentifier = identifier
        return view
    }

    /// Keeps a view. False if there are enough of its kind.
    mutating func keep(_ view: UICollectionReusableView, as kind: Kind) -> Bool {
        guard waiting[kind, default: []].count < Self.countMax else { return false }
        waiting[kind, default: []].append(view)
        return true
    }
}
