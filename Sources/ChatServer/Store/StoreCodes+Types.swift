internal import ChatDomain

extension StoreCodes {
    static func code(_ kind: TypeStanding.Kind) -> Int {
        switch kind {
        case .ban: 0
        case .mute: 1
        case .operator: 2
        }
    }

    static func typeStandingKind(_ code: Int64) -> TypeStanding.Kind {
        switch code {
        case 0: .ban
        case 1: .mute
        default: .operator
        }
    }
}
