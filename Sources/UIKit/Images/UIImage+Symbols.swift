internal import Foundation

extension UIImage {
    /// Finds the system's symbol of a name, or returns nil where there is no
    /// icon of that meaning.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds the system's symbol of a name, in the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let source = SymbolCatalogue.source(of: name) else { return nil }
        let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .medium)
        self.init(source: source, size: symbol.size, scale: 1, symbolName: name)
    }
}
