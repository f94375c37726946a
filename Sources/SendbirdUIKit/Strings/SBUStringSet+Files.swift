// What is said of files beside the documented texts.
extension SBUStringSet {
    /// A file has nothing in it.
    @SBULocalized(
        en: "This file is empty.", ar: "هذا الملف فارغ.", de: "Diese Datei ist leer.", ja: "このファイルは空です。",
        ko: "빈 파일입니다.")
    public static var File_Empty: String
    /// A file is larger than the server takes: with the size that it takes.
    @SBULocalized(
        en: { "This file is too large. It can have \($0) at the most." },
        ar: { "هذا الملف كبير جدًا. الحد الأقصى هو \($0)." },
        de: { "Diese Datei ist zu groß. Erlaubt sind höchstens \($0)." },
        ja: { "ファイルが大きすぎます。上限は\($0)です。" }, ko: { "파일이 너무 큽니다. 최대 \($0)까지 보낼 수 있습니다." })
    public static var File_Too_Large: (String) -> String
    /// The title over what was pasted or dropped, before it is sent.
    @SBULocalized(en: "Send", ar: "إرسال", de: "Senden", ja: "送信", ko: "보내기")
    public static var File_Send: String
    /// No photo may be seen.
    @SBULocalized(
        en: "There are no photos here.", ar: "لا توجد صور هنا.", de: "Hier sind keine Fotos.", ja: "写真がありません。",
        ko: "사진이 없습니다.")
    public static var Photos_Empty: String
    /// Read out: the button that cancels an upload.
    @SBULocalized(
        en: "Cancel upload", ar: "إلغاء الرفع", de: "Hochladen abbrechen", ja: "アップロードをキャンセル", ko: "업로드 취소")
    public static var Accessibility_Cancel_Upload: String
    /// Read out: a part of a hundred.
    @SBULocalized(
        en: { "\($0) percent" }, ar: { "\($0) بالمئة" }, de: { "\($0) Prozent" }, ja: { "\($0)パーセント" },
        ko: { "\($0)퍼센트" })
    public static var Accessibility_Percent: (Int) -> String
}
