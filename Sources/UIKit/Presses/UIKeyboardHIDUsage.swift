/// Which key it is, by its place in the USB HID Usage Tables 1.3, section 10 (“Keyboard/Keypad Page”).
///
/// ## Differences on Linux
/// The desktop tells what a key writes, not where it lies: letters and digits
/// are found by what they write, and other keys that write are
/// `keyboardErrorUndefined`.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key that is not among these.
    case keyboardErrorUndefined = 3
    /// A.
    case keyboardA = 4
    /// B.
    case keyboardB = 5
    /// C.
    case keyboardC = 6
    /// D.
    case keyboardD = 7
    /// E.
    case keyboardE = 8
    /// F.
    case keyboardF = 9
    /// G.
    case keyboardG = 10
    /// H.
    case keyboardH = 11
    /// I.
    case keyboardI = 12
    /// J.
    case keyboardJ = 13
    /// K.
    case keyboardK = 14
    /// L.
    case keyboardL = 15
    /// M.
    case keyboardM = 16
    /// N.
    case keyboardN = 17
    /// O.
    case keyboardO = 18
    /// P.
    case keyboardP = 19
    /// Q.
    case keyboardQ = 20
    /// R.
    case keyboardR = 21
    /// S.
    case keyboardS = 22
    /// T.
    case keyboardT = 23
    /// U.
    case keyboardU = 24
    /// V.
    case keyboardV = 25
    /// W.
    case keyboardW = 26
    /// X.
    case keyboardX = 27
    /// Y.
    case keyboardY = 28
    /// Z.
    case keyboardZ = 29
    /// 1.
    case keyboard1 = 30
    /// 2.
    case keyboard2 = 31
    /// 3.
    case keyboard3 = 32
    /// 4.
    case keyboard4 = 33
    /// 5.
    case keyboard5 = 34
    /// 6.
    case keyboard6 = 35
    /// 7.
    case keyboard7 = 36
    /// 8.
    case keyboard8 = 37
    /// 9.
    case keyboard9 = 38
    /// 0.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// Home.
    case keyboardHome = 74
    /// A page up.
    case keyboardPageUp = 75
    /// Delete.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// A page down.
    case keyboardPageDown = 78
    /// The arrow to the right.
    case keyboardRightArrow = 79
    /// The arrow to the left.
    case keyboardLeftArrow = 80
    /// The arrow down.
    case keyboardDownArrow = 81
    /// The arrow up.
    case keyboardUpArrow = 82
    /// The key for menus.
    case keyboardApplication = 101

    init(input: String) {
        let named: [String: UIKeyboardHIDUsage] = [
            "\r": .keyboardReturnOrEnter, UIKeyCommand.inputEscape: .keyboardEscape,
            "\u{8}": .keyboardDeleteOrBackspace, "\t": .keyboardTab, " ": .keyboardSpacebar,
            UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputPageUp: .keyboardPageUp,
            UIKeyCommand.inputDelete: .keyboardDeleteForward, UIKeyCommand.inputEnd: .keyboardEnd,
            UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
            UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
            UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputMenu: .keyboardApplication,
        ]
        if let known = named[input] {
            self = known
            return
        }
        let scalars = input.lowercased().unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else {
            self = .keyboardErrorUndefined
            return
        }
        switch scalar {
        case "a"..."z": self = UIKeyboardHIDUsage(rawValue: Int(scalar.value) - 97 + 4) ?? .keyboardErrorUndefined
        case "1"..."9": self = UIKeyboardHIDUsage(rawValue: Int(scalar.value) - 49 + 30) ?? .keyboardErrorUndefined
        case "0": self = .keyboard0
        default: self = .keyboardErrorUndefined
        }
    }
}
