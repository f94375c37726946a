import Foundation
import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The demo: the group channel list in a window, as an app would have it.
@main
final class DemoApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    required override init() {
        super.init()
        // Before the first screen: the direction is read when the app starts.
        if options.isRightToLeft {
            UserDefaults.standard.register(defaults: ["NSForceRightToLeftWritingDirection": true])
        }
    }

    private let options: DemoOptions = {
        do {
            return try DemoOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n\n\(DemoOptions.usage)\n".utf8))
            exit(2)
        }
    }()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SBUTheme.set(theme: options.isDark ? .dark : .light)
        SBUGlobals.apiHost = options.host
        SBUGlobals.accessToken = options.token
        SBUGlobals.currentUser = SBUUser(userId: options.user)

        let window = makeWindow()
        self.window = window
        switchOn()
        let cache = options.cache
        let user = options.user
        SendbirdUI.initialize(
            applicationId: options.application,
            initParamsBuilder: { params in
                params?.cacheDirectory = cache.map { URL(fileURLWithPath: $0, isDirectory: true) }
            },
            completionHandler: { error in
                if let error { FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8)) }
                window.rootViewController = DemoTabs(user: user)
            })
        window.makeKeyAndVisible()
        return true
    }

    /// What is off by default: the demo shows everything.
    private func switchOn() {
        let channel = SendbirdUI.config.groupChannel.channel
        channel.isMentionEnabled = true
        channel.typingIndicatorTypes = [.text, .bubble]
        SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled = true
        SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled = true
        SBUAvailable.kinds = [.supergroup, .broadcast]
        SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = true
    }

    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: options.windowSize))
        window.overrideUserInterfaceStyle = options.isDark ? .dark : .light
        #if os(Linux)
            window.title = "Roost — \(options.user)"
        #endif
        return window
    }
}
