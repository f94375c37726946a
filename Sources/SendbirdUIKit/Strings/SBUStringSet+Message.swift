// What assistive tools read in a channel's screen, beside what the list has.
extension SBUStringSet {
    /// Read out: the button that sends.
    @SBULocalized(en: "Send", ar: "إرسال", de: "Senden", ja: "送信", ko: "보내기")
    public static var Accessibility_Send: String
    /// Read out: the button that goes to the newest message.
    @SBULocalized(
        en: "Go to the newest message", ar: "الانتقال إلى أحدث رسالة", de: "Zur neuesten Nachricht", ja: "最新のメッセージへ移動",
        ko: "최신 메시지로 이동")
    public static var Accessibility_Scroll_To_Bottom: String
}
