// What assistive tools read in a channel's screen, beside what the list has.
extension SBUStringSet {
    /// Read out: the button that sends.
    public static var Accessibility_Send = "Send"
    /// Read out: the button that goes to the newest message.
    public static var Accessibility_Scroll_To_Bottom = "Go to the newest message"
}
