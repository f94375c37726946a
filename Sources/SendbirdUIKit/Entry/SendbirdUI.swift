import Foundation
public import SendbirdChatSDK
import UIKit

/// The way in: start the SDK, connect, and switch features.
///
///     SBUGlobals.apiHost = "http://127.0.0.1:8080"
///     SendbirdUI.initialize(applicationId: "demo") { error in
///         SBUGlobals.currentUser = SBUUser(userId: "ana")
///         let list = SBUGroupChannelListViewController()
///         window.rootViewController = UINavigationController(rootViewController: list)
///     }
///
/// Screens connect by themselves; `connect` is for apps that want to know.
/// All handlers are called on the main actor, once.
@preconcurrency @MainActor
public class SendbirdUI {
    /// The switches of all screens.
    public static let config = SBUConfig()

    /// The version, such as `3.35.1`: that of the documented API we follow.
    public static var shortVersion: String { "3.35.1" }

    /// The version, such as `3.35.1`.
    public static func versionString() -> String? {
        shortVersion
    }

    /// Starts the SDK for an application; call it once, before anything else.
    ///
    /// - Parameters:
    ///   - applicationId: The application's id on the server.
    ///   - startHandler: Called when starting begins.
    ///   - migrationHandler: Called if a cache by an older version is being converted.
    ///   - completionHandler: Called when started, or with what went wrong.
    public static func initialize(
        applicationId: String,
        startHandler: (() -> Void)? = nil,
        migrationHandler: (() -> Void)? = nil,
        completionHandler: @escaping ((_ error: SBError?) -> Void)
    ) {
        initialize(
            applicationId: applicationId, initParamsBuilder: nil, startHandler: startHandler,
            migrationHandler: migrationHandler, completionHandler: completionHandler)
    }

    /// Starts the SDK for an application, with its parameters changed by the builder.
    public static func initialize(
        applicationId: String,
        initParamsBuilder: ((_ params: InitParams?) -> Void)?,
        startHandler: (() -> Void)? = nil,
        migrationHandler: (() -> Void)? = nil,
        completionHandler: @escaping ((_ error: SBError?) -> Void)
    ) {
        startHandler?()
        SBUGlobals.applicationId = applicationId
        let params = InitParams(applicationId: applicationId, isLocalCachingEnabled: true)
        initParamsBuilder?(params)
        SendbirdChat.initialize(
            params: params, migrationStartHandler: migrationHandler, completionHandler: completionHandler)
        #if os(Linux)
            MessageNotifications.begin()
            WindowTitle.begin()
        #endif
    }

    /// Chooses what is written to the log.
    public static func setLogLevel(_ type: LogType) {
        setLogLevel([type])
    }

    /// Chooses what is written to the log.
    public static func setLogLevel(_ types: [LogType]) {
        SBULog.types = types.contains(.none) ? [] : Set(types)
    }
}
