import ChatWire

@testable import SendbirdChatSDK

extension Fixture {
    /// A channel whose settings Ana opens.
    static func settled(
        _ name: String = "Weekend hike 🥾", with others: [WireUser] = [bo, layla, yuki, dmytro, zoe],
        isOperator: Bool = false, trigger: PushTrigger = .standard, isBroadcast: Bool = false, isSuper: Bool = false,
        isFrozen: Bool = false
    ) -> GroupChannel {
        let members = [member(ana, isOperator: isOperator)] + others.map { member($0) }
        var wire = wire(
            "settled", name: name, members: members, last: nil, unread: 0, isFrozen: isFrozen,
            isBroadcast: isBroadcast, isSuper: isSuper)
        wire.my?.role = isOperator ? .operator : .none
        wire.my?.pushTrigger = trigger
        return GroupChannel(wire, client: client)
    }
}
