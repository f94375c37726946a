/// An error's number in the field's own codes.
///
/// The set can grow: a code that this version does not know keeps its number.
/// The numbers are the documented ones of the Sendbird Chat SDK v4: 400xxx for
/// a request that is wrong, 5xxxxx for a server that cannot, 800xxx made by the
/// SDK, 900xxx for what the socket refuses.
public struct ErrorCode: RawRepresentable, Hashable, Sendable, Codable {
    /// The number on the wire.
    public let rawValue: Int

    /// Makes a code from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension ErrorCode {
    /// A parameter must be a string.
    public static let invalidParameterValueString = ErrorCode(rawValue: 400_100)
    /// A parameter must be a number.
    public static let invalidParameterValueNumber = ErrorCode(rawValue: 400_101)
    /// A parameter must be a list.
    public static let invalidParameterValueList = ErrorCode(rawValue: 400_102)
    /// A parameter must be a JSON object.
    public static let invalidParameterValueJson = ErrorCode(rawValue: 400_103)
    /// A parameter must be true or false.
    public static let invalidParameterValueBoolean = ErrorCode(rawValue: 400_104)
    /// A required parameter is missing.
    public static let invalidParameterValueRequired = ErrorCode(rawValue: 400_105)
    /// A parameter must be positive.
    public static let invalidParameterValuePositive = ErrorCode(rawValue: 400_106)
    /// A parameter must be negative.
    public static let invalidParameterValueNegative = ErrorCode(rawValue: 400_107)
    /// The caller may not do this.
    public static let nonAuthorized = ErrorCode(rawValue: 400_108)
    /// The token has expired.
    public static let tokenExpired = ErrorCode(rawValue: 400_109)
    /// The channel URL is not well formed.
    public static let invalidChannelURL = ErrorCode(rawValue: 400_110)
    /// A parameter's value is outside what is allowed.
    public static let invalidParameterValue = ErrorCode(rawValue: 400_111)
    /// A parameter holds a character that is not allowed.
    public static let unusableCharacterIncluded = ErrorCode(rawValue: 400_151)
    /// What was asked for does not exist.
    public static let notFoundInDatabase = ErrorCode(rawValue: 400_201)
    /// What was to be made exists already.
    public static let duplicatedData = ErrorCode(rawValue: 400_202)
    /// A count limit was reached.
    public static let reachedMaxCount = ErrorCode(rawValue: 400_203)
    /// The user is deactivated.
    public static let userDeactivated = ErrorCode(rawValue: 400_300)
    /// The user does not exist.
    public static let userNotExist = ErrorCode(rawValue: 400_301)
    /// The access token is wrong.
    public static let accessTokenNotValid = ErrorCode(rawValue: 400_302)
    /// The login failed for a reason that is not told.
    public static let authUnknownError = ErrorCode(rawValue: 400_303)
    /// The application does not exist.
    public static let appIdNotValid = ErrorCode(rawValue: 400_304)
    /// The user id is too long.
    public static let authUserIdTooLong = ErrorCode(rawValue: 400_305)
    /// The session has expired.
    public static let sessionKeyExpired = ErrorCode(rawValue: 400_309)
    /// The session was revoked.
    public static let sessionTokenRevoked = ErrorCode(rawValue: 400_310)
    /// The API token is wrong.
    public static let invalidApiToken = ErrorCode(rawValue: 400_401)
    /// A parameter is missing from the path or query.
    public static let parameterMissing = ErrorCode(rawValue: 400_402)
    /// The body is not well-formed JSON.
    public static let invalidJsonBody = ErrorCode(rawValue: 400_403)
    /// The change conflicts with another one.
    public static let conflict = ErrorCode(rawValue: 409_000)
    /// A fault in the server.
    public static let internalServerError = ErrorCode(rawValue: 500_901)
    /// Too many calls; wait as told.
    public static let rateLimitExceeded = ErrorCode(rawValue: 500_910)
    /// The server cannot take the call now; retry later.
    public static let serviceUnavailable = ErrorCode(rawValue: 503_000)
    /// A fault without a code of its own.
    public static let unknownError = ErrorCode(rawValue: 800_000)
    /// The SDK was not initialised.
    public static let invalidInitialization = ErrorCode(rawValue: 800_100)
    /// The call needs a connection.
    public static let connectionRequired = ErrorCode(rawValue: 800_101)
    /// The connection attempt was cancelled.
    public static let connectionCanceled = ErrorCode(rawValue: 800_102)
    /// A parameter given to the SDK is not valid.
    public static let invalidParameter = ErrorCode(rawValue: 800_110)
    /// The call is not supported.
    public static let notSupported = ErrorCode(rawValue: 800_111)
    /// The network failed.
    public static let networkError = ErrorCode(rawValue: 800_120)
    /// The host could not be reached.
    public static let networkRoutingError = ErrorCode(rawValue: 800_121)
    /// The server's answer could not be read.
    public static let malformedData = ErrorCode(rawValue: 800_130)
    /// The server's error could not be read.
    public static let malformedErrorData = ErrorCode(rawValue: 800_140)
    /// The call does not fit the type of channel.
    public static let wrongChannelType = ErrorCode(rawValue: 800_150)
    /// Marking as read too often.
    public static let markAsReadRateLimitExceeded = ErrorCode(rawValue: 800_160)
    /// The query is loading a page already.
    public static let queryInProgress = ErrorCode(rawValue: 800_170)
    /// The server did not acknowledge in time.
    public static let ackTimeout = ErrorCode(rawValue: 800_180)
    /// The login was not answered in time.
    public static let loginTimeout = ErrorCode(rawValue: 800_190)
    /// The socket was closed.
    public static let webSocketConnectionClosed = ErrorCode(rawValue: 800_200)
    /// The socket could not be opened.
    public static let webSocketConnectionFailed = ErrorCode(rawValue: 800_210)
    /// The request failed.
    public static let requestFailed = ErrorCode(rawValue: 800_220)
    /// The upload could not be cancelled.
    public static let fileUploadCancelFailed = ErrorCode(rawValue: 800_230)
    /// The upload was cancelled.
    public static let fileUploadCanceled = ErrorCode(rawValue: 800_240)
    /// The upload took too long.
    public static let fileUploadTimeout = ErrorCode(rawValue: 800_250)
    /// The file is larger than allowed.
    public static let fileSizeLimitExceeded = ErrorCode(rawValue: 800_260)
    /// A timer ran out.
    public static let timerWasExpired = ErrorCode(rawValue: 800_301)
    /// A timer was done already.
    public static let timerWasAlreadyDone = ErrorCode(rawValue: 800_302)
    /// The message is still pending.
    public static let pendingError = ErrorCode(rawValue: 800_400)
    /// The token given to the SDK is not valid.
    public static let passedInvalidAccessToken = ErrorCode(rawValue: 800_500)
    /// The session was refreshed.
    public static let sessionKeyRefreshSucceeded = ErrorCode(rawValue: 800_501)
    /// The session could not be refreshed.
    public static let sessionKeyRefreshFailed = ErrorCode(rawValue: 800_502)
    /// The collection was disposed.
    public static let collectionDisposed = ErrorCode(rawValue: 800_600)
    /// The local cache failed.
    public static let localDatabaseError = ErrorCode(rawValue: 800_700)
    /// Log in before anything else.
    public static let socketLoginRequired = ErrorCode(rawValue: 900_010)
    /// The user is not a member of the channel.
    public static let socketUserNotMember = ErrorCode(rawValue: 900_020)
    /// The user is deactivated.
    public static let socketUserDeactivated = ErrorCode(rawValue: 900_021)
    /// The message belongs to someone else.
    public static let socketUserNotOwnerOfMessage = ErrorCode(rawValue: 900_022)
    /// The user may not send here.
    public static let socketUserSendMessageNotAllowed = ErrorCode(rawValue: 900_023)
    /// The mentions are not valid.
    public static let socketInvalidMentionForMessage = ErrorCode(rawValue: 900_025)
    /// The push option is not valid.
    public static let socketInvalidPushOptionForMessage = ErrorCode(rawValue: 900_026)
    /// Too many meta array keys.
    public static let socketTooManyMetaKeyForMessage = ErrorCode(rawValue: 900_027)
    /// Too many meta array values.
    public static let socketTooManyMetaValueForMessage = ErrorCode(rawValue: 900_028)
    /// Too many meta arrays.
    public static let socketTooManyMetaArrayForMessage = ErrorCode(rawValue: 900_029)
    /// Guests may not do this.
    public static let socketGuestNotAllowed = ErrorCode(rawValue: 900_030)
    /// The user is muted in the application.
    public static let socketMutedUserInApplicationSendMessageNotAllowed = ErrorCode(rawValue: 900_040)
    /// The user is muted in the channel.
    public static let socketMutedUserInChannelSendMessageNotAllowed = ErrorCode(rawValue: 900_041)
    /// The channel is frozen.
    public static let socketChannelFrozen = ErrorCode(rawValue: 900_050)
    /// The message was blocked.
    public static let socketProfanityMessageBlocked = ErrorCode(rawValue: 900_060)
    /// A URL in the message is not allowed.
    public static let socketBannedUrlsBlocked = ErrorCode(rawValue: 900_061)
    /// A domain in the message is not allowed.
    public static let socketRestrictedDomainBlocked = ErrorCode(rawValue: 900_065)
    /// The file was blocked.
    public static let socketModeratedFileBlocked = ErrorCode(rawValue: 900_066)
    /// The channel was deleted.
    public static let socketEnterDeletedChannel = ErrorCode(rawValue: 900_070)
    /// The receiver has blocked the sender.
    public static let socketBlockedUserReceiveMessageNotAllowed = ErrorCode(rawValue: 900_080)
    /// The receiver is deactivated.
    public static let socketDeactivatedUserReceiveMessageNotAllowed = ErrorCode(rawValue: 900_081)
    /// The call does not fit the type of channel.
    public static let socketWrongChannelType = ErrorCode(rawValue: 900_090)
    /// The user is banned from the channel.
    public static let socketBannedUserSendMessageNotAllowed = ErrorCode(rawValue: 900_100)
    /// Too many messages; wait as told.
    public static let socketTooManyMessages = ErrorCode(rawValue: 900_200)
    /// The message does not exist.
    public static let socketMessageNotFound = ErrorCode(rawValue: 900_300)
    /// The channel is full.
    public static let socketTooManyParticipants = ErrorCode(rawValue: 900_400)
    /// The channel does not exist.
    public static let socketChannelNotFound = ErrorCode(rawValue: 900_500)
    /// The poll does not exist.
    public static let socketPollNotFound = ErrorCode(rawValue: 900_600)
}
