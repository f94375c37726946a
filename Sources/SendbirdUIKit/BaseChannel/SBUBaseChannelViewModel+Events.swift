import SendbirdChatSDK
import UIKit

// Events come as they like, a screen is drawn sixty times a second: what came in between is told at once.
extension SBUBaseChannelViewModel {
    /// Takes what happened to messages. It is told with the screen's next frame; at once where no screen is drawn.
    func take(_ kind: MessageEvents.Kind, _ messages: [BaseMessage], _ context: MessageContext) {
        let isWaiting = !events.isEmpty
        events.add(kind, messages, context)
        guard !isWaiting else { return }
        let screen = baseDelegate as? any WorksByFrame
        if screen?.doWithNextFrame({ [weak self] in self?.tellEvents() }) != true { tellEvents() }
    }

    /// Applies the events that were not told yet, and tells the screen once.
    func tellEvents() {
        let waiting = events.takeAll()
        guard let last = waiting.indices.last else { return }
        let isNear = baseDataSource?.baseChannelViewModel(self, isScrollNearBottomInChannel: channel) != false
        let isNews = !hasNext() && waiting.contains { $0.isAddition && timeline.isContinued(by: $0.messages) }
        isApplyingEvents = true
        for (index, event) in waiting.enumerated() { apply(event, needReload: index == last) }
        isApplyingEvents = false
        tellNews()
        guard let added = waiting.last(where: \.isAddition) else { return }
        // What comes in above, as a page of older messages or a gap's filling, is nothing to go down for.
        let keepsScroll = !isNear || !isNews
        baseDelegate?.baseChannelViewModel(
            self, shouldUpdateScrollInMessageList: fullMessageList, forContext: added.context,
            keepsScroll: keepsScroll)
        if !keepsScroll, waiting.contains(where: { $0.kind == .added(isNews: true) }) { didSeeNewest() }
    }

    /// Tells the screen of new messages that are still there.
    func tellNews() {
        let waiting = news
        news = []
        guard let channel else { return }
        for message in waiting where timeline.contains(MessageKey(message)) {
            baseDelegate?.baseChannelViewModel(self, didReceiveNewMessage: message, forChannel: channel)
        }
    }

    private func apply(_ event: MessageEvents.Event, needReload: Bool) {
        switch event.kind {
        case .added(let isNews):
            upsertMessagesInList(messages: event.messages, needUpdateNewMessage: isNews, needReload: needReload)
        case .updated:
            upsertMessagesInList(messages: event.messages, needReload: needReload)
        case .deleted:
            let unsent = event.messages.filter { $0.messageId == 0 }.map(\.requestId)
            if !unsent.isEmpty { deleteResendableMessages(requestIds: unsent, needReload: false) }
            deleteMessagesInList(messageIds: event.messages.map(\.messageId), needReload: needReload)
        }
    }
}
