internal import ChatWire

extension Role {
    init(_ role: MemberRole) {
        self = role == .operator ? .operator : .none
    }
}

extension MemberState {
    init(_ state: MembershipState) {
        switch state {
        case .none: self = .none
        case .invited: self = .invited
        case .joined: self = .joined
        }
    }
}
