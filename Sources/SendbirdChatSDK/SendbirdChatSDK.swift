// Layer SendbirdChatSDK.
