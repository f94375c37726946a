public import Foundation
public import SendbirdChatSDK
public import UIKit

/// Creates open channels. The user of the app is their operator.
@preconcurrency @MainActor
open class SBUCreateOpenChannelViewModel: NSObject {
    /// How much of a picture's quality is kept for the server.
    private static let pictureQuality: CGFloat = 0.85

    /// Hears what this tells.
    public weak var delegate: (any SBUCreateOpenChannelViewModelDelegate)?
    private var isCreating = false

    /// Creates a view model.
    public required init(delegate: (any SBUCreateOpenChannelViewModelDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Creates a channel with a name and, if there is one, a picture.
    open func createChannel(channelName: String, coverImage: UIImage?) {
        let params = OpenChannelCreateParams()
        params.name = channelName
        params.coverImage = coverImage?.jpegData(compressionQuality: Self.pictureQuality)
        SBUGlobalCustomParams.openChannelParamsCreateBuilder?(params)
        createChannel(params: params)
    }

    /// Creates a channel; one at a time, however often it is asked for. Without operators the user of the app
    /// is the operator.
    open func createChannel(params: OpenChannelCreateParams) {
        guard !isCreating else { return }
        isCreating = true
        delegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            guard let user else { return finish(nil, error) }
            if params.operatorUserIds == nil { params.operatorUserIds = [user.userId] }
            OpenChannel.createChannel(params: params) { [weak self] channel, error in
                self?.finish(channel, error)
            }
        }
    }

    private func finish(_ channel: OpenChannel?, _ error: SBError?) {
        isCreating = false
        delegate?.shouldUpdateLoadingState(false)
        if let channel {
            delegate?.createOpenChannelViewModel(self, didCreateChannel: channel)
        } else {
            delegate?.didReceiveError(error, isBlocker: false)
        }
    }
}
