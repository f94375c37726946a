import SendbirdUIKit
import UIKit

/// A person as a player: square picture, name in capitals, and a whole row that lights up when chosen.
final class BoldUserCell: SBUUserCell {
    override func configure(
        type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false
    ) {
        super.configure(type: type, user: user, isChecked: isChecked, operatorMode: operatorMode)
        nicknameLabel.text = user.refinedNickname().uppercased()
        userIdLabel.isHidden = true
        userImageView.isHidden = true
        checkboxButton.isHidden = true
        separateView.isHidden = true
    }

    override func selectUser(_ selected: Bool) {
        super.selectUser(selected)
        contentView.backgroundColor = selected ? Neon.lime : Neon.night
        nicknameLabel.textColor = selected ? Neon.night : Neon.white
    }
}
