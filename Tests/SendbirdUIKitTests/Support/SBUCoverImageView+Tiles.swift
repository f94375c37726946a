@testable import SendbirdUIKit
@testable import UIKit

extension SBUCoverImageView {
    /// How many people's pictures or initials it shows.
    var tileCount: Int { subviews.count { $0 is AvatarTile } }
}
