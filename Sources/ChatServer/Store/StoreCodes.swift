internal import ChatDomain
internal import ChatWire

/// The numbers that stand for closed sets of words in the tables. They are
/// stored: a number, once given, keeps its meaning.
enum StoreCodes {
    static func code(_ type: WireMessageType) -> Int {
        switch type {
        case .user: 0
        case .file: 1
        case .admin: 2
        }
    }

    static func messageType(_ code: Int64) -> WireMessageType {
        switch code {
        case 1: .file
        case 2: .admin
        default: .user
        }
    }

    static func code(_ use: StoredFile.Use) -> Int {
        switch use {
        case .waiting: 0
        case .message: 1
        case .picture: 2
        case .removed: 3
        }
    }

    static func fileUse(_ code: Int64) -> StoredFile.Use {
        switch code {
        case 0: .waiting
        case 1: .message
        case 2: .picture
        default: .removed
        }
    }

    static func code(_ role: MemberRole) -> Int { role == .operator ? 1 : 0 }

    static func role(_ code: Int64) -> MemberRole { code == 1 ? .operator : .none }

    static func code(_ state: MembershipState) -> Int {
        switch state {
        case .none: 0
        case .invited: 1
        case .joined: 2
        }
    }

    static func membershipState(_ code: Int64) -> MembershipState {
        switch code {
        case 1: .invited
        case 2: .joined
        default: .none
        }
    }

    static func code(_ trigger: PushTrigger) -> Int {
        switch trigger {
        case .standard: 0
        case .all: 1
        case .mentionOnly: 2
        case .off: 3
        }
    }

    static func pushTrigger(_ code: Int64) -> PushTrigger {
        switch code {
        case 1: .all
        case 2: .mentionOnly
        case 3: .off
        default: .standard
        }
    }

    static func code(_ preference: CountPreference) -> Int {
        switch preference {
        case .all: 0
        case .unreadMessageCountOnly: 1
        case .unreadMentionCountOnly: 2
        case .off: 3
        }
    }

    static func countPreference(_ code: Int64) -> CountPreference {
        switch code {
        case 1: .unreadMessageCountOnly
        case 2: .unreadMentionCountOnly
        case 3: .off
        default: .all
        }
    }

    static func code(_ state: HiddenState) -> Int {
        switch state {
        case .unhidden: 0
        case .hiddenAllowAutoUnhide: 1
        case .hiddenPreventAutoUnhide: 2
        }
    }

    static func hiddenState(_ code: Int64) -> HiddenState {
        switch code {
        case 1: .hiddenAllowAutoUnhide
        case 2: .hiddenPreventAutoUnhide
        default: .unhidden
        }
    }

    static func code(_ type: PushTokenType) -> Int {
        switch type {
        case .apns: 0
        case .gcm: 1
        case .huawei: 2
        case .apnsVoIP: 3
        }
    }

    static func pushTokenType(_ code: Int64) -> PushTokenType {
        switch code {
        case 1: .gcm
        case 2: .huawei
        case 3: .apnsVoIP
        default: .apns
        }
    }
}
