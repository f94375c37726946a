public import SendbirdChatSDK

/// Lets an app change the parameters that the screens make, before they are used.
@preconcurrency @MainActor
public class SBUGlobalCustomParams {
    /// Changes the parameters with which a group channel is created.
    public static var groupChannelParamsCreateBuilder: ((_ params: GroupChannelCreateParams?) -> Void)?
    /// Changes the parameters with which a group channel's name or picture is changed.
    public static var groupChannelParamsUpdateBuilder: ((_ params: GroupChannelUpdateParams?) -> Void)?
    /// Changes the parameters with which an open channel is created.
    public static var openChannelParamsCreateBuilder: ((_ params: OpenChannelCreateParams?) -> Void)?
    /// Changes the parameters with which an open channel's name or picture is changed.
    public static var openChannelParamsUpdateBuilder: ((_ params: OpenChannelUpdateParams?) -> Void)?
    /// Changes the parameters with which messages are listed.
    public static var messageListParamsBuilder: ((_ params: MessageListParams?) -> Void)?
    /// Changes the parameters with which a file is sent.
    public static var fileMessageParamsSendBuilder: ((_ params: FileMessageCreateParams?) -> Void)?
    /// Changes the parameters with which a text is sent.
    public static var userMessageParamsSendBuilder: ((_ params: UserMessageCreateParams?) -> Void)?
    /// Changes the parameters with which a text is edited.
    public static var userMessageParamsUpdateBuilder: ((_ params: UserMessageUpdateParams?) -> Void)?
}
