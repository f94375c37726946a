/// A target of `Sources/` and what it may import.
///
/// This is the table behind the picture in `Docs/architecture.md`. An import
/// that is not in it is a fault, and so is one that nobody makes any more.
struct Layer: Sendable {
    let name: String
    /// Our own Swift layers below it.
    let layers: Set<String>
    /// The C modules that it alone wraps.
    let cModules: Set<String>
    /// What comes with the toolchain or the system.
    let system: Set<String>

    init(_ name: String, layers: Set<String> = [], cModules: Set<String> = [], system: Set<String>) {
        self.name = name
        self.layers = layers
        self.cModules = cModules
        self.system = system
    }

    /// Whether the layer may import a module.
    func mayImport(_ module: String) -> Bool {
        layers.contains(module) || cModules.contains(module) || system.contains(module)
    }

    private static let plain: Set = ["Foundation", "FoundationEssentials"]
    private static let edge: Set = plain.union(["Dispatch", "Glibc", "Darwin", "Synchronization"])

    /// Every layer, the lowest first.
    static let all = [
        Layer("ChatWire", system: plain),
        Layer("SQLite", cModules: ["CSQLite"], system: edge),
        Layer("ChatTransport", cModules: ["CLinux", "COpenSSL"], system: edge),
        Layer("ChatDomain", layers: ["ChatWire"], system: plain),
        Layer("ChatOutbound", layers: ["ChatTransport"], cModules: ["CCurl"], system: edge),
        Layer(
            "ChatServer", layers: ["ChatDomain", "ChatWire", "ChatTransport", "ChatOutbound", "SQLite"],
            cModules: ["COpenSSL"], system: edge),
        Layer("Pictures", layers: ["ChatTransport"], cModules: ["CPixbuf"], system: edge),
        Layer("Pages", layers: ["ChatTransport"], cModules: ["CXML"], system: edge),
        Layer(
            "roost", layers: ["ChatServer", "Pictures", "Pages"], cModules: ["CLoadGenerator"], system: edge),
        Layer(
            "SendbirdChatSDK", layers: ["ChatWire", "ChatTransport", "SQLite"],
            system: edge.union(["FoundationNetworking", "Network"])),
        Layer("_Testing_UIKit", system: []),
        Layer(
            "UIKit", layers: ["_Testing_UIKit"], cModules: ["CGTK", "CGTKHost"], system: edge.union(["CoreFoundation"])),
        // Pictures of people come by URLSession.
        Layer(
            "SendbirdUIKit", layers: ["SendbirdChatSDK", "UIKit"], system: plain.union(["FoundationNetworking"])),
        Layer("Demo", layers: ["SendbirdUIKit", "SendbirdChatSDK", "UIKit"], system: plain),
        Layer("DemoPeer", layers: ["SendbirdChatSDK"], system: plain),
    ]

    /// What may be imported by an example: the public products, as an app would.
    static let example = Layer(
        "Examples", layers: ["SendbirdUIKit", "SendbirdChatSDK", "UIKit"], system: plain)

    /// The folders of `Sources/` that hold C.
    static let cTargets: Set = [
        "CATK", "CCurl", "CGTK", "CGTKHost", "CLinux", "COpenSSL", "CPixbuf", "CSQLite", "CXML",
    ]
}
