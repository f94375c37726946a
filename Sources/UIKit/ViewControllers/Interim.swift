@MainActor open class UITextField: UIControl {
    open var font: UIFont?
    open var placeholder: String?
    open var text: String?
}
