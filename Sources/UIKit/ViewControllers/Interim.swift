internal import Foundation
extension UIView {
    var safeAreaInsets: UIEdgeInsets { .zero }
    var additionalSafeArea: UIEdgeInsets { get { .zero } set {} }
}
@MainActor open class UITextField: UIControl { open var font: UIFont?; open var placeholder: String?; open var text: String? }
