// swift-tools-version: 6.2
import PackageDescription

// The manifest is the diagram of the house: a target is a layer, and imports
// point one way (Docs/architecture.md; checked by Tests/HouseTests).

/// What every Swift target is built with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A layer in `Sources/`.
func layer(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The tests of a layer, in `Tests/`.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["Requirements"], exclude: exclude, resources: resources,
        swiftSettings: strict)
}

/// While working on one part, `ROOST_PART=server|backend|uikit|screens|simulation swift build --build-tests` leaves out what does not
/// touch it, which takes a fraction of the time. Unset, as in CI, everything is built.
enum Part: String {
    /// The server alone.
    case server
    /// The server and the client SDK.
    case backend
    /// UIKit for Linux alone.
    case uikit
    /// The screens, and the examples that restyle them, without the snippets of the guides.
    case screens
    /// The simulation, with what it runs.
    case simulation

    static let current = Context.environment["ROOST_PART"].flatMap(Part.init)

    /// Whether the part has a use for a target.
    func takes(_ target: String) -> Bool {
        let drawing = ["UIKit", "_Testing_UIKit", "UIKitBench", "UIKitProbe", "UIKitTests", "CGTK", "CGTKHost", "CATK"]
        let screens = ["SendbirdUIKit", "SendbirdUIKitTests", "Demo", "ScreensBench"]
        let tests = [
            "ChatServerTests", "ChatDomainTests", "ChatTransportTests", "SendbirdChatSDKTests", "SimulationTests",
            "UIKitTests",
        ]
        let isBackend = !drawing.contains(target) && !screens.contains(target) && !examples.contains(target)
        let client = [
            "SendbirdChatSDK", "SendbirdChatSDKTests", "SDKGuides", "SimulationTests", "SDKBench", "DemoPeer",
            "EndToEndTests",
            "HouseTests",
        ]
        return switch self {
        case .server: isBackend && !client.contains(target)
        case .backend: isBackend
        case .uikit: drawing.contains(target) || target == "Requirements"
        case .simulation:
            isBackend && (target == "SimulationTests" || !target.hasSuffix("Tests"))
                && !["SDKBench", "DemoPeer", "roost", "Pictures", "Pages"].contains(target)
        case .screens: !tests.contains(target) && !snippets.contains(target) && !target.hasSuffix("Bench")
        }
    }
}

/// A snippet of the guides in `Examples/`, as a module of its own: they declare the same names.
func example(_ name: String) -> Target {
    .target(
        name: name, dependencies: ["SendbirdUIKit", "SendbirdChatSDK", "UIKit"], path: "Examples/\(name)",
        swiftSettings: strict)
}

let snippets = [
    "ChannelCollectionBasics", "ChannelCollectionEvents",
    "CreateChannelEvents", "CreateChannelHeader", "CreateChannelHeaderOnce", "CreateChannelScreen",
    "CreateChannelViewModel",
    "ChannelListEvents", "ChannelListHeader", "ChannelListHeaderOnce", "ChannelListQuery", "ChannelListScreen",
    "ChannelListViewModel",
    "ChatEvents", "ChatHeader", "ChatHeaderOnce", "ChatMessageCell", "ChatScreen", "ChatScreenOnce", "ChatViewModel",
    "OpenChannelSettingsEvents", "OpenChannelSettingsHeader", "OpenChannelSettingsHeaderOnce",
    "OpenChannelSettingsScreen", "OpenChannelSettingsViewModel",
]

/// Whole restyles, tested with the screens.
let restyles = ["SmallRestyle", "BoldRestyle"]

let examples = snippets + restyles

var products: [Product] = [
    .library(name: "SendbirdChatSDK", targets: ["SendbirdChatSDK"]),
    .library(name: "SendbirdUIKit", targets: ["SendbirdUIKit"]),
]

// On Apple's systems the SDK stands on URLSession and the system's SQLite, the
// screens on Apple's UIKit; the server and our UIKit are for Linux.
var targets: [Target] = [
    .systemLibrary(
        name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    layer("ChatWire"),
    layer("SQLite", ["CSQLite"]),
]

#if os(Linux)
    products += [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .executable(name: "roost", targets: ["roost"]),
        .executable(name: "uikit-bench", targets: ["UIKitBench"]),
        .executable(name: "screens-bench", targets: ["ScreensBench"]),
        .executable(name: "sdk-bench", targets: ["SDKBench"]),
    ]
    targets += [
        // What the system's C libraries need to be seen from Swift.
        .systemLibrary(
            name: "COpenSSL", path: "Sources/COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CGTK", path: "Sources/CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(
            name: "CATK", path: "Sources/CATK", pkgConfig: "atk-bridge-2.0",
            providers: [.apt(["libatk-bridge2.0-dev"])]),
        // The bridge's pkg-config file does not name ATK itself to link with.
        .target(
            name: "CGTKHost", dependencies: ["CGTK", "CATK"], linkerSettings: [.linkedLibrary("atk-1.0")]),
        .target(name: "CLinux"),
        .systemLibrary(
            name: "CPixbuf", path: "Sources/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),

        .systemLibrary(
            name: "CCurl", path: "Sources/CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CXML", path: "Sources/CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),

        // The server.
        layer("ChatTransport", ["CLinux", "COpenSSL"]),
        layer("ChatDomain", ["ChatWire"]),
        layer("ChatOutbound", ["ChatTransport", "CCurl"]),
        layer("ChatServer", ["ChatDomain", "ChatWire", "ChatTransport", "ChatOutbound", "SQLite", "COpenSSL"]),
        layer("Pictures", ["ChatTransport", "CPixbuf"]),
        layer("Pages", ["ChatTransport", "CXML"]),
        // The load generator of `roost bench` stands with the benchmarks that it is for.
        .target(
            name: "CLoadGenerator", path: "Benchmarks/server",
            exclude: ["channel_list.py", "nullhub.c", "report.py", "results.md", "run", "verify.py"],
            sources: ["loadgen.c"]),
        .executableTarget(
            name: "roost", dependencies: ["ChatServer", "Pictures", "Pages", "CLoadGenerator"], swiftSettings: strict),

        // The client.
        layer("SendbirdChatSDK", ["ChatWire", "ChatTransport", "SQLite"]),
        // Looked for by the compiler where both Testing and UIKit are imported; empty.
        layer("_Testing_UIKit"),
        layer("UIKit", ["CGTK", "CGTKHost", "_Testing_UIKit"]),
        layer("SendbirdUIKit", ["SendbirdChatSDK", "UIKit"]),
        .executableTarget(
            name: "Demo", dependencies: ["SendbirdUIKit", "SendbirdChatSDK", "UIKit"], swiftSettings: strict),

        .executableTarget(name: "DemoPeer", dependencies: ["SendbirdChatSDK"], swiftSettings: strict),

        .executableTarget(
            name: "SDKBench", dependencies: ["SendbirdChatSDK", "ChatTransport", "ChatWire"],
            path: "Benchmarks/SDKBench", exclude: ["results.md"], swiftSettings: strict),
        .executableTarget(
            name: "UIKitBench", dependencies: ["UIKit"], path: "Benchmarks/UIKitBench",
            exclude: ["peer", "results.md"],
            swiftSettings: strict),
        .executableTarget(
            name: "ScreensBench", dependencies: ["SendbirdUIKit", "SendbirdChatSDK", "UIKit"],
            path: "Benchmarks/ScreensBench", exclude: ["run", "results.md"], swiftSettings: strict),

        tests("ChatTransportTests", ["ChatTransport"]),
        tests("ChatDomainTests", ["ChatDomain", "ChatWire"]),
        // A disk that loses power, is full, or does not answer.
        .target(name: "CFaultyDisk", dependencies: ["CSQLite"], path: "Tests/FaultyDisk", exclude: ["Swift"]),
        .target(
            name: "FaultyDisk", dependencies: ["CFaultyDisk"], path: "Tests/FaultyDisk/Swift", swiftSettings: strict),
        tests(
            "ChatServerTests",
            [
                "ChatServer", "ChatTransport", "ChatDomain", "ChatOutbound", "ChatWire", "SQLite", "FaultyDisk",
                "Processes", "roost",
            ]),
        tests("ChatOutboundTests", ["ChatOutbound", "ChatTransport", "Processes"]),
        tests("PagesTests", ["Pages"]),
        .executableTarget(
            name: "UIKitProbe", dependencies: ["UIKit"], path: "Tests/UIKitProbe", swiftSettings: strict),
        tests(
            "UIKitTests", ["UIKit", "UIKitProbe", "CGTK", "CGTKHost"],
            resources: ["outside", "driven", "choosing", "pasting", "dropping", "notifying", "keyboard", "other"].map {
                .copy("Host/\($0).py")
            }),
        // The listings of the SDK's guides.
        .target(
            name: "SDKGuides", dependencies: ["SendbirdChatSDK"], path: "Examples/SDKGuides", swiftSettings: strict),
        tests(
            "SendbirdChatSDKTests",
            ["SendbirdChatSDK", "SDKGuides", "ChatServer", "ChatWire", "SQLite", "Processes", "roost"]),
        tests(
            "SendbirdUIKitTests",
            ["SendbirdUIKit", "SendbirdChatSDK", "UIKit", "ChatServer", "ChatWire"]
                + (Part.current == nil ? examples : restyles).map { Target.Dependency.target(name: $0) },
            exclude: Part.current == nil ? [] : ["Examples"]),
        // Real processes: what starts them, and the tests that work the apps from outside.
        .target(
            name: "Processes", path: "Tests/Processes", resources: [.copy("http2.py")], swiftSettings: strict),
        // SDKs and a server in one process, under virtual time, from one seed.
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "SendbirdChatSDK", "ChatServer", "ChatTransport", "ChatWire", "SQLite", "FaultyDisk", "Requirements",
            ],
            path: "Tests/Simulation", swiftSettings: strict),
        tests("HouseTests", ["Processes"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["Processes", "Requirements"], path: "Tests/EndToEnd",
            exclude: ["Driver"],
            swiftSettings: strict),
    ]
    targets += examples.map(example)
#else
    targets += [
        layer("SendbirdChatSDK", ["ChatWire", "SQLite"]),
        layer("SendbirdUIKit", ["SendbirdChatSDK"]),
    ]
#endif

targets += [
    // The names of the requirements that a test proves.
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: strict),
    tests("ChatWireTests", ["ChatWire"]),
    tests("SQLiteTests", ["SQLite"]),
]

#if os(Linux)
    // The long run of the fuzzers (Scripts/fuzz) builds the server apart, its parts telling libFuzzer where they were.
    if Context.environment["ROOST_FUZZ"] != nil {
        let server = [
            "CSQLite", "ChatWire", "SQLite", "COpenSSL", "CLinux", "CCurl", "ChatTransport", "ChatDomain",
            "ChatOutbound", "ChatServer",
        ]
        products = []
        targets.removeAll { !server.contains($0.name) }
        targets += [
            .executableTarget(
                name: "roost-fuzz", dependencies: ["ChatServer", "ChatTransport", "ChatWire"], path: "Tests",
                sources: ["Fuzzer/Main"]
                    + ["FuzzTarget", "FuzzedForms", "FuzzedCalls", "FuzzedPictures"].map {
                        "ChatServerTests/Fuzzing/\($0).swift"
                    },
                swiftSettings: strict,
                // The main that counts is that of libFuzzer, which comes with the compiler's runtime.
                linkerSettings: [.unsafeFlags(["-use-ld=lld", "-Xlinker", "--allow-multiple-definition"])])
        ]
    }
#endif

if let part = Part.current {
    products = []
    targets.removeAll { !part.takes($0.name) }
}

let package = Package(
    name: "Roost",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: products,
    targets: targets
)
