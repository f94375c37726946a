public import Foundation

/// What was copied, here or by another program.
///
///     UIPasteboard.general.string = message.text
///
/// ## Differences on Linux
/// Another program hands over what it has copied only when it is asked, and
/// later. Which types there are is known at once; its texts and the names of its
/// files are fetched as soon as it copies them. Its pictures and data are not: for
/// these `image` and `data(forPasteboardType:)` are nil, and `itemProviders` loads them.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general: UIPasteboard = {
        Clipboard.watch()
        let pasteboard = UIPasteboard()
        pasteboard.foreign?.fetch()
        return pasteboard
    }()

    /// Told when what was copied has changed, here or elsewhere.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// What this program has copied: values by identifiers of types.
    private var ownItems: [[String: Any]] = []
    /// What another program has copied, as far as it is known.
    private var foreign: ForeignContent?
    private var isPutting = false

    /// How often what was copied has changed since the program started.
    open private(set) var changeCount = 0

    override init() {
        super.init()
        foreign = ForeignContent(mimeTypes: Clipboard.mimeTypes)
    }

    // MARK: - What there is

    /// The identifiers of the types of the first item.
    open var types: [String] {
        foreign?.types.map(\.identifier) ?? ownItems.first.map { Array($0.keys).sorted() } ?? []
    }

    /// How many items there are.
    open var numberOfItems: Int { foreign.map { max($0.files.count, $0.types.isEmpty ? 0 : 1) } ?? ownItems.count }

    /// Whether there is an item of one of the types or of a kind of it.
    open func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { own in pasteboardTypes.contains { UTType(known: own).conforms(to: UTType(known: $0)) } }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { contains(pasteboardTypes: [UTType.plainText.identifier]) }
    /// Whether there is a picture.
    open var hasImages: Bool { contains(pasteboardTypes: [UTType.image.identifier]) }
    /// Whether there is an address, of a file or another.
    open var hasURLs: Bool { contains(pasteboardTypes: [UTType.url.identifier]) }

    // MARK: - Values

    /// The items: values by identifiers of types. Of another program's only what is fetched.
    open var items: [[String: Any]] {
        get { foreign?.items ?? ownItems }
        set { setItems(newValue) }
    }

    /// Replaces what was copied.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        ownItems = items
        let old = foreign
        foreign = nil
        isPutting = true
        put(items)
        isPutting = false
        contentDidChange(from: old)
    }

    /// What an item may be told beside its values.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether other machines of the user may have it: they do not ask.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { setItems(newValue.map { [[UTType.utf8PlainText.identifier: $0]] } ?? []) }
    }

    /// All texts.
    open var strings: [String]? {
        get { foreign.map { $0.text.map { [$0] } } ?? values(of: .plainText) }
        set { setItems((newValue ?? []).map { [UTType.utf8PlainText.identifier: $0] }) }
    }

    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All addresses.
    open var urls: [URL]? {
        get { values(of: .url) }
        set { setItems((newValue ?? []).map { [($0.isFileURL ? UTType.fileURL : .url).identifier: $0] }) }
    }

    /// The first picture that this program has copied.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All pictures that this program has copied.
    open var images: [UIImage]? {
        get { values(of: .image) }
        set { setItems((newValue ?? []).map { [UTType.png.identifier: $0] }) }
    }

    /// The first item's data of a type; of another program's only text.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.lazy.compactMap { $0[pasteboardType] }.compactMap(PasteboardForms.data).first
    }

    /// The first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces what was copied by data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Replaces what was copied by a value of a type: a text, an address, a picture or data.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    private func values<Value>(of type: UTType) -> [Value]? {
        let found = items.compactMap { item in
            item.lazy.filter { UTType(known: $0.key).conforms(to: type) }.compactMap { $0.value as? Value }.first
        }
        return found.isEmpty ? nil : found
    }

    // MARK: - Items to be loaded

    /// The items, to be loaded when they are wanted: one for each file, or one for what was copied.
    open var itemProviders: [NSItemProvider] {
        get { foreign?.providers ?? ownItems.map(PasteboardForms.provider) }
        set { setItemProviders(newValue) }
    }

    /// Replaces what was copied by what these load, once they have.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool = false, expirationDate: Date? = nil)
    {
        Task {
            var items: [[String: Any]] = []
            for provider in itemProviders { items.append(await PasteboardForms.values(of: provider)) }
            setItems(items)
        }
    }

    // MARK: - The desktop's clipboard

    /// Puts everything on the clipboard: the texts as one, the addresses of files as a list, the first picture.
    private func put(_ items: [[String: Any]]) {
        let forms = PasteboardForms(items)
        Clipboard.put(text: forms.text, picture: forms.picture, forms: forms.data)
    }

    /// Something was put on the clipboard, perhaps by this program's own text widgets.
    func clipboardDidChange() {
        guard !isPutting else { return }
        replaceForeign(ForeignContent(mimeTypes: Clipboard.mimeTypes))
        foreign?.fetch()
    }

    /// Stands in for another program that has copied something, for tests without a display.
    func simulateForeign(_ content: ForeignContent) {
        replaceForeign(content)
    }

    private func replaceForeign(_ content: ForeignContent) {
        ownItems = []
        let old = foreign
        foreign = content
        contentDidChange(from: old)
    }

    /// Calls a closure when all that can be fetched is here: at once, unless it is on its way.
    func whenFetched(_ action: @escaping () -> Void) {
        guard let foreign else { return action() }
        foreign.whenFetched(action)
    }

    private func contentDidChange(from old: ForeignContent?) {
        changeCount += 1
        // What was waited for is gone; whoever waited gets what is there now.
        old?.stopWaiting()
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
