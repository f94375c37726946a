/// The documented numbers of errors: 400xxx a request that is wrong, 5xxxxx a
/// server that cannot, 800xxx made by the SDK, 900xxx refused by a channel's rules.
public enum ChatError: Int, SBErrorCode, Sendable, CaseIterable {
    /// A parameter must be a string.
    case invalidParameterValueString = 400_100
    /// A parameter must be a number.
    case invalidParameterValueNumber = 400_101
    /// A parameter must be a list.
    case invalidParameterValueList = 400_102
    /// A parameter must be a JSON object.
    case invalidParameterValueJson = 400_103
    /// A parameter must be true or false.
    case invalidParameterValueBoolean = 400_104
    /// A required parameter is missing.
    case invalidParameterValueRequired = 400_105
    /// A parameter must be positive.
    case invalidParameterValuePositive = 400_106
    /// A parameter must be negative.
    case invalidParameterValueNegative = 400_107
    /// The caller may not do this.
    case nonAuthorized = 400_108
    /// The token has expired.
    case tokenExpired = 400_109
    /// The channel URL is not well formed.
    case invalidChannelURL = 400_110
    /// A parameter's value is not allowed.
    case invalidParameterValue = 400_111
    /// A parameter holds a character that is not allowed.
    case unusableCharacterIncluded = 400_151
    /// What was asked for does not exist.
    case notFoundInDatabase = 400_201
    /// What was to be made exists already.
    case duplicatedData = 400_202
    /// A count limit was reached.
    case reachedMaxCount = 400_203
    /// The user is deactivated.
    case userDeactivated = 400_300
    /// The user does not exist.
    case userNotExist = 400_301
    /// The access token is wrong.
    case accessTokenNotValid = 400_302
    /// The login failed.
    case authUnknownError = 400_303
    /// The application does not exist.
    case appIdNotValid = 400_304
    /// The user id is too long.
    case authUserIdTooLong = 400_305
    /// The application has no room for another user.
    case authPlanQuotaExceeded = 400_306
    /// The session has expired.
    case sessionKeyExpired = 400_309
    /// The session was revoked.
    case sessionTokenRevoked = 400_310
    /// The API token is wrong.
    case invalidApiToken = 400_401
    /// A parameter is missing from the path or query.
    case parameterMissing = 400_402
    /// The body is not well-formed JSON.
    case invalidJsonBody = 400_403
    /// The change conflicts with another one.
    case conflict = 409_000
    /// A fault in the server.
    case internalServerError = 500_901
    /// Too many calls; wait as told.
    case rateLimitExceeded = 500_910
    /// The server cannot take the call now; retry later.
    case serverOverloaded = 503_000
    /// A fault without a code of its own.
    case unknownError = 800_000
    /// Call SendbirdChat.initialize first.
    case invalidInitialization = 800_100
    /// The call needs a connection.
    case connectionRequired = 800_101
    /// The connection attempt was cancelled.
    case connectionCanceled = 800_102
    /// A parameter given to the SDK is not valid.
    case invalidParameter = 800_110
    /// The call is not supported.
    case notSupported = 800_111
    /// The network failed.
    case networkError = 800_120
    /// The host could not be reached.
    case networkRoutingError = 800_121
    /// The server's answer could not be read.
    case malformedData = 800_130
    /// The server's error could not be read.
    case malformedErrorData = 800_140
    /// The call does not fit the type of channel.
    case wrongChannelType = 800_150
    /// Marking as read too often.
    case markAsReadRateLimitExceeded = 800_160
    /// The query is loading a page already.
    case queryInProgress = 800_170
    /// The server did not acknowledge in time.
    case ackTimeout = 800_180
    /// The login was not answered in time.
    case loginTimeout = 800_190
    /// The socket was closed.
    case webSocketConnectionClosed = 800_200
    /// The socket could not be opened.
    case webSocketConnectionFailed = 800_210
    /// The request failed.
    case requestFailed = 800_220
    /// The server asked to connect later.
    case delayedConnecting = 800_221
    /// The upload could not be cancelled.
    case fileUploadCancelFailed = 800_230
    /// The upload was cancelled.
    case fileUploadCanceled = 800_240
    /// The upload took too long.
    case fileUploadTimeout = 800_250
    /// The file is larger than allowed.
    case fileSizeLimitExceeded = 800_260
    /// A timer ran out.
    case timerWasExpired = 800_301
    /// A timer was done already.
    case timerWasAlreadyDone = 800_302
    /// The message is still pending.
    case pendingError = 800_400
    /// The token given to the SDK is not valid.
    case passedInvalidAccessToken = 800_500
    /// The session was refreshed.
    case sessionKeyRefreshSucceeded = 800_501
    /// The session could not be refreshed.
    case sessionKeyRefreshFailed = 800_502
    /// The collection was disposed.
    case collectionDisposed = 800_600
    /// The local cache failed.
    case localDatabaseError = 800_700
    /// Log in before anything else.
    case socketLoginRequired = 900_010
    /// The user is not a member of the channel.
    case socketUserNotMember = 900_020
    /// The user is deactivated.
    case socketUserDeactivated = 900_021
    /// The message belongs to someone else.
    case socketUserNotOwnerOfMessage = 900_022
    /// The user may not send here.
    case socketUserSendMessageNotAllowed = 900_023
    /// The mentions are not valid.
    case socketInvalidMentionForMessage = 900_025
    /// The push option is not valid.
    case socketInvalidPushOptionForMessage = 900_026
    /// Too many meta array keys.
    case socketTooManyMetaKeyForMessage = 900_027
    /// Too many meta array values.
    case socketTooManyMetaValueForMessage = 900_028
    /// Too many meta arrays.
    case socketTooManyMetaArrayForMessage = 900_029
    /// Guests may not do this.
    case socketGuestNotAllowed = 900_030
    /// The user is muted in the application.
    case socketMutedUserInApplicationSendMessageNotAllowed = 900_040
    /// The user is muted in the channel.
    case socketMutedUserInChannelSendMessageNotAllowed = 900_041
    /// The channel is frozen.
    case socketChannelFrozen = 900_050
    /// The message was blocked.
    case socketProfanityMessageBlocked = 900_060
    /// An address in the message is not allowed.
    case socketBannedUrlsBlocked = 900_061
    /// A domain in the message is not allowed.
    case socketRestrictedDomainBlocked = 900_065
    /// The file was blocked.
    case socketModeratedFileBlocked = 900_066
    /// The channel was deleted.
    case socketEnterDeletedChannel = 900_070
    /// The receiver has blocked the sender.
    case socketBlockedUserReceiveMessageNotAllowed = 900_080
    /// The receiver is deactivated.
    case socketDeactivatedUserReceiveMessageNotAllowed = 900_081
    /// The call does not fit the type of channel.
    case socketWrongChannelType = 900_090
    /// The user is banned from the channel.
    case socketBannedUserSendMessageNotAllowed = 900_100
    /// Too many messages; wait as told.
    case socketTooManyMessages = 900_200
    /// The message does not exist.
    case socketMessageNotFound = 900_300
    /// The channel is full.
    case socketTooManyParticipants = 900_400
    /// The channel does not exist.
    case socketChannelNotFound = 900_500
    /// The poll does not exist.
    case socketPollNotFound = 900_600

    /// The other name of 503000.
    public static var serviceUnavailable: ChatError { .serverOverloaded }

    /// The number.
    public var code: Int { rawValue }

    /// A sentence for the developer.
    public var message: String {
        switch self {
        case .invalidParameterValueString: "A parameter must be a string."
        case .invalidParameterValueNumber: "A parameter must be a number."
        case .invalidParameterValueList: "A parameter must be a list."
        case .invalidParameterValueJson: "A parameter must be a JSON object."
        case .invalidParameterValueBoolean: "A parameter must be true or false."
        case .invalidParameterValueRequired: "A required parameter is missing."
        case .invalidParameterValuePositive: "A parameter must be positive."
        case .invalidParameterValueNegative: "A parameter must be negative."
        case .nonAuthorized: "The caller may not do this."
        case .tokenExpired: "The token has expired."
        case .invalidChannelURL: "The channel URL is not well formed."
        case .invalidParameterValue: "A parameter's value is not allowed."
        case .unusableCharacterIncluded: "A parameter holds a character that is not allowed."
        case .notFoundInDatabase: "What was asked for does not exist."
        case .duplicatedData: "What was to be made exists already."
        case .reachedMaxCount: "A count limit was reached."
        case .userDeactivated: "The user is deactivated."
        case .userNotExist: "The user does not exist."
        case .accessTokenNotValid: "The access token is wrong."
        case .authUnknownError: "The login failed."
        case .appIdNotValid: "The application does not exist."
        case .authUserIdTooLong: "The user id is too long."
        case .authPlanQuotaExceeded: "The application has no room for another user."
        case .sessionKeyExpired: "The session has expired."
        case .sessionTokenRevoked: "The session was revoked."
        case .invalidApiToken: "The API token is wrong."
        case .parameterMissing: "A parameter is missing from the path or query."
        case .invalidJsonBody: "The body is not well-formed JSON."
        case .conflict: "The change conflicts with another one."
        case .internalServerError: "A fault in the server."
        case .rateLimitExceeded: "Too many calls; wait as told."
        case .serverOverloaded: "The server cannot take the call now; retry later."
        case .unknownError: "A fault without a code of its own."
        case .invalidInitialization: "Call SendbirdChat.initialize first."
        case .connectionRequired: "The call needs a connection."
        case .connectionCanceled: "The connection attempt was cancelled."
        case .invalidParameter: "A parameter given to the SDK is not valid."
        case .notSupported: "The call is not supported."
        case .networkError: "The network failed."
        case .networkRoutingError: "The host could not be reached."
        case .malformedData: "The server's answer could not be read."
        case .malformedErrorData: "The server's error could not be read."
        case .wrongChannelType: "The call does not fit the type of channel."
        case .markAsReadRateLimitExceeded: "Marking as read too often."
        case .queryInProgress: "The query is loading a page already."
        case .ackTimeout: "The server did not acknowledge in time."
        case .loginTimeout: "The login was not answered in time."
        case .webSocketConnectionClosed: "The socket was closed."
        case .webSocketConnectionFailed: "The socket could not be opened."
        case .requestFailed: "The request failed."
        case .delayedConnecting: "The server asked to connect later."
        case .fileUploadCancelFailed: "The upload could not be cancelled."
        case .fileUploadCanceled: "The upload was cancelled."
        case .fileUploadTimeout: "The upload took too long."
        case .fileSizeLimitExceeded: "The file is larger than allowed."
        case .timerWasExpired: "A timer ran out."
        case .timerWasAlreadyDone: "A timer was done already."
        case .pendingError: "The message is still pending."
        case .passedInvalidAccessToken: "The token given to the SDK is not valid."
        case .sessionKeyRefreshSucceeded: "The session was refreshed."
        case .sessionKeyRefreshFailed: "The session could not be refreshed."
        case .collectionDisposed: "The collection was disposed."
        case .localDatabaseError: "The local cache failed."
        case .socketLoginRequired: "Log in before anything else."
        case .socketUserNotMember: "The user is not a member of the channel."
        case .socketUserDeactivated: "The user is deactivated."
        case .socketUserNotOwnerOfMessage: "The message belongs to someone else."
        case .socketUserSendMessageNotAllowed: "The user may not send here."
        case .socketInvalidMentionForMessage: "The mentions are not valid."
        case .socketInvalidPushOptionForMessage: "The push option is not valid."
        case .socketTooManyMetaKeyForMessage: "Too many meta array keys."
        case .socketTooManyMetaValueForMessage: "Too many meta array values."
        case .socketTooManyMetaArrayForMessage: "Too many meta arrays."
        case .socketGuestNotAllowed: "Guests may not do this."
        case .socketMutedUserInApplicationSendMessageNotAllowed: "The user is muted in the application."
        case .socketMutedUserInChannelSendMessageNotAllowed: "The user is muted in the channel."
        case .socketChannelFrozen: "The channel is frozen."
        case .socketProfanityMessageBlocked: "The message was blocked."
        case .socketBannedUrlsBlocked: "An address in the message is not allowed."
        case .socketRestrictedDomainBlocked: "A domain in the message is not allowed."
        case .socketModeratedFileBlocked: "The file was blocked."
        case .socketEnterDeletedChannel: "The channel was deleted."
        case .socketBlockedUserReceiveMessageNotAllowed: "The receiver has blocked the sender."
        case .socketDeactivatedUserReceiveMessageNotAllowed: "The receiver is deactivated."
        case .socketWrongChannelType: "The call does not fit the type of channel."
        case .socketBannedUserSendMessageNotAllowed: "The user is banned from the channel."
        case .socketTooManyMessages: "Too many messages; wait as told."
        case .socketMessageNotFound: "The message does not exist."
        case .socketTooManyParticipants: "The channel is full."
        case .socketChannelNotFound: "The channel does not exist."
        case .socketPollNotFound: "The poll does not exist."
        }
    }
}
