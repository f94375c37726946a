public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet comes to rest.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// A height's name.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All but a strip at the top.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// What a height is found by.
        public final class ResolutionContext {
            /// The largest height that there is room for, in points.
            public let maximumDetentValue: CGFloat
            /// The traits of the container.
            public let containerTraitCollection: UITraitCollection

            init(maximum: CGFloat, traits: UITraitCollection) {
                maximumDetentValue = maximum
                containerTraitCollection = traits
            }
        }

        /// The name.
        public let identifier: Identifier
        private let resolver: (ResolutionContext) -> CGFloat?

        init(_ identifier: Identifier, _ resolver: @escaping (ResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the height of about half of the window.
        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// Returns the height of all but a strip at the top.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a height that the app finds; nil leaves it out.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
        }

        /// Returns the height in a context, no larger than there is room; nil when the app leaves it out.
        public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
            resolver(context).map { max(0, min($0, context.maximumDetentValue)) }
        }
    }
}
