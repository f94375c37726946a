import SendbirdChatSDK

extension SBUBaseViewController {
    /// Opens the channel of two that the user of the app has with somebody, or creates it.
    func openChannel(with userId: String) {
        let params = GroupChannelCreateParams()
        params.name = ""
        params.addUserIds([userId])
        params.isDistinct = true
        if let own = SBUGlobals.currentUser { params.operatorUserIds = [own.userId] }
        SBUGlobalCustomParams.groupChannelParamsCreateBuilder?(params)
        showLoading(true)
        GroupChannel.createChannel(params: params) { [weak self] channel, error in
            self?.showLoading(false)
            guard let channel else {
                self?.errorHandler(error?.localizedDescription, error?.code)
                self?.tell(SBUStringSet.Empty_Wrong, message: FailureText(error).text)
                return
            }
            SendbirdUI.moveToChannel(channelURL: channel.channelURL)
        }
    }
}
