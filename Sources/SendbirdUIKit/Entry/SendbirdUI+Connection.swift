public import Foundation
public import SendbirdChatSDK
import UIKit

// MARK: - Connection

extension SendbirdUI {
    /// Connects `SBUGlobals.currentUser`, and gives the server their nickname
    /// and picture if they have others there.
    ///
    /// - Parameter completionHandler: The user, or an error; both when there is
    ///   no network and the user is known from the cache.
    public static func connect(completionHandler: @escaping (_ user: User?, _ error: SBError?) -> Void) {
        guard let current = SBUGlobals.currentUser else {
            SBULog.error("SBUGlobals.currentUser is not set")
            completionHandler(nil, ChatError.invalidInitialization.asSBError)
            return
        }
        let finish: UserHandler = { user, error in
            if let error {
                SBULog.error("connect: \(error.code) \(error.localizedDescription)")
            }
            guard let user, error == nil else { return completionHandler(user, error) }
            updateIfNeeded(user, to: current) { completionHandler(SendbirdChat.getCurrentUser() ?? user, nil) }
        }
        SendbirdChat.connect(
            userId: current.userId, authToken: SBUGlobals.accessToken, apiHost: SBUGlobals.apiHost,
            wsHost: SBUGlobals.wsHost, completionHandler: finish)
    }

    /// Connects unless connected as `SBUGlobals.currentUser` already.
    public static func connectIfNeeded(completionHandler: @escaping (_ user: User?, _ error: SBError?) -> Void) {
        if SendbirdChat.getConnectState() == .open, let user = SendbirdChat.getCurrentUser(),
            user.userId == SBUGlobals.currentUser?.userId
        {
            completionHandler(user, nil)
        } else {
            connect(completionHandler: completionHandler)
        }
    }

    /// Connects unless connected, by its older name.
    public static func connectionCheck(completionHandler: @escaping (_ user: User?, _ error: SBError?) -> Void) {
        connectIfNeeded(completionHandler: completionHandler)
    }

    /// Logs out: closes the connection and empties the cache.
    public static func disconnect(completionHandler: (() -> Void)?) {
        SendbirdChat.disconnect {
            SBUGlobals.currentUser = nil
            PictureLoader.shared.removeAll()
            completionHandler?()
        }
    }

    /// Gives the server the nickname and the picture of `SBUGlobals.currentUser`.
    public static func updateUserInfo(completionHandler: @escaping (_ error: SBError?) -> Void) {
        let current = SBUGlobals.currentUser
        updateUserInfo(
            nickname: current?.nickname, profileURL: current?.profileURL, completionHandler: completionHandler)
    }

    /// Gives the server a nickname and the address of a picture; nil leaves what is there.
    public static func updateUserInfo(
        nickname: String?, profileURL: String?, completionHandler: ((_ error: SBError?) -> Void)?
    ) {
        let params = UserUpdateParams()
        params.nickname = nickname
        params.profileImageURL = profileURL
        update(params, completionHandler)
    }

    /// Gives the server a nickname and a picture, which is uploaded; nil leaves what is there.
    ///
    /// - Parameter profileImage: A picture in any format that can be shown. What
    ///   is none is refused before anything is sent.
    public static func updateUserInfo(
        nickname: String?, profileImage: Data?, completionHandler: ((_ error: SBError?) -> Void)?
    ) {
        if let profileImage, !PictureDecoding.isAllowed(profileImage) || UIImage(data: profileImage) == nil {
            completionHandler?(ChatError.invalidParameterValue.asSBError)
            return
        }
        let params = UserUpdateParams()
        params.nickname = nickname
        params.profileImageData = profileImage
        update(params, completionHandler)
    }

    private static func update(_ params: UserUpdateParams, _ completionHandler: ((_ error: SBError?) -> Void)?) {
        SendbirdChat.updateCurrentUserInfo(
            params: params,
            completionHandler: { error in
                if error == nil, let user = SendbirdChat.getCurrentUser() {
                    SBUGlobals.currentUser = SBUUser(user: user)
                }
                completionHandler?(error)
            })
    }

    private static func updateIfNeeded(_ user: User, to current: SBUUser, then: @escaping () -> Void) {
        let nickname = current.nickname.flatMap { $0 == user.nickname ? nil : $0 }
        let profileURL = current.profileURL.flatMap { $0 == user.profileURL ? nil : $0 }
        guard nickname != nil || profileURL != nil else {
            SBUGlobals.currentUser = SBUUser(user: user)
            return then()
        }
        // A name that the server refuses is no reason to stay outside.
        updateUserInfo(nickname: nickname, profileURL: profileURL) { error in
            if let error { SBULog.warning("nickname not updated: \(error.code)") }
            then()
        }
    }
}
