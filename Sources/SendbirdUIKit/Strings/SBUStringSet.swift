/// Every text that the screens show, in the user's language.
///
/// The languages are English, Arabic, German, Japanese and Korean. Each text may
/// be replaced by an app's own, which counts in every language; texts with a
/// number are functions, so that a language can follow its own rules for
/// plurals. Set texts before the screens are shown. (Names are spelled as
/// documented.)
@preconcurrency @MainActor
public class SBUStringSet {
    /// Sets every text, and every pattern of `SBUDateFormatSet`, back to what it
    /// is by default.
    public static func restoreDefaultStrings() {
        LocalizedGeneration.current += 1
    }

    /// “Camera”
    @SBULocalized(en: "Camera", ar: "الكاميرا", de: "Kamera", ja: "カメラ", ko: "카메라")
    public static var Camera: String
    /// “Cancel”
    @SBULocalized(en: "Cancel", ar: "إلغاء", de: "Abbrechen", ja: "キャンセル", ko: "취소")
    public static var Cancel: String
    /// “Choose a photo”
    @SBULocalized(en: "Choose a photo", ar: "اختيار صورة", de: "Foto auswählen", ja: "写真を選択", ko: "사진 선택")
    public static var ChoosePhoto: String
    /// “Copy”
    @SBULocalized(en: "Copy", ar: "نسخ", de: "Kopieren", ja: "コピー", ko: "복사")
    public static var Copy: String
    /// “Delete”
    @SBULocalized(en: "Delete", ar: "حذف", de: "Löschen", ja: "削除", ko: "삭제")
    public static var Delete: String
    /// “Files”
    @SBULocalized(en: "Files", ar: "الملفات", de: "Dateien", ja: "ファイル", ko: "파일")
    public static var Document: String
    /// “Edit”
    @SBULocalized(en: "Edit", ar: "تعديل", de: "Bearbeiten", ja: "編集", ko: "편집")
    public static var Edit: String
    /// “Invite”
    @SBULocalized(en: "Invite", ar: "دعوة", de: "Einladen", ja: "招待", ko: "초대")
    public static var Invite: String
    /// “Loading…”
    @SBULocalized(en: "Loading…", ar: "جارٍ التحميل…", de: "Wird geladen …", ja: "読み込み中…", ko: "불러오는 중…")
    public static var Loading: String
    /// “OK”
    @SBULocalized(en: "OK", ar: "حسنًا", de: "OK", ja: "OK", ko: "확인")
    public static var OK: String
    /// “Photos and videos”
    @SBULocalized(en: "Photos and videos", ar: "الصور والفيديوهات", de: "Fotos und Videos", ja: "写真と動画", ko: "사진 및 동영상")
    public static var PhotoVideoLibrary: String
    /// “Remove”
    @SBULocalized(en: "Remove", ar: "إزالة", de: "Entfernen", ja: "削除", ko: "삭제")
    public static var Remove: String
    /// “Remove photo”
    @SBULocalized(en: "Remove photo", ar: "إزالة الصورة", de: "Foto entfernen", ja: "写真を削除", ko: "사진 삭제")
    public static var RemovePhoto: String
    /// “Reply”
    @SBULocalized(en: "Reply", ar: "رد", de: "Antworten", ja: "返信", ko: "답장")
    public static var Reply: String
    /// “Try again”
    @SBULocalized(en: "Try again", ar: "إعادة المحاولة", de: "Erneut versuchen", ja: "再試行", ko: "다시 시도")
    public static var Retry: String
    /// “Save”
    @SBULocalized(en: "Save", ar: "حفظ", de: "Sichern", ja: "保存", ko: "저장")
    public static var Save: String
    /// “Search”
    @SBULocalized(en: "Search", ar: "بحث", de: "Suchen", ja: "検索", ko: "검색")
    public static var Search: String
    /// “Settings”
    @SBULocalized(en: "Settings", ar: "الإعدادات", de: "Einstellungen", ja: "設定", ko: "설정")
    public static var Settings: String
    /// “Take a photo”
    @SBULocalized(en: "Take a photo", ar: "التقاط صورة", de: "Foto aufnehmen", ja: "写真を撮る", ko: "사진 찍기")
    public static var TakePhoto: String
    /// “View library”
    @SBULocalized(en: "View library", ar: "عرض المكتبة", de: "Mediathek öffnen", ja: "ライブラリを表示", ko: "보관함 보기")
    public static var ViewLibrary: String
    /// “Allow access to your photos”
    @SBULocalized(
        en: "Allow access to your photos", ar: "السماح بالوصول إلى صورك", de: "Zugriff auf deine Fotos erlauben",
        ja: "写真へのアクセスを許可", ko: "사진 접근 허용")
    public static var Alert_Allow_PhotoLibrary_Access: String
    /// “To send pictures, let this app see your photo library.”
    @SBULocalized(
        en: "To send pictures, let this app see your photo library.",
        ar: "لإرسال الصور، اسمح لهذا التطبيق برؤية مكتبة صورك.",
        de: "Erlaube dieser App den Zugriff auf deine Mediathek, um Bilder zu senden.",
        ja: "画像を送信するには、このアプリに写真ライブラリへのアクセスを許可してください。", ko: "사진을 보내려면 이 앱이 사진 보관함을 볼 수 있게 허용하세요.")
    public static var Alert_Allow_PhotoLibrary_Access_Message: String
    /// “Delete this message?”
    @SBULocalized(
        en: "Delete this message?", ar: "حذف هذه الرسالة؟", de: "Diese Nachricht löschen?", ja: "このメッセージを削除しますか？",
        ko: "이 메시지를 삭제할까요?")
    public static var Alert_Delete: String
    /// “ago”
    @SBULocalized(en: "ago", ar: "مضت", de: "her", ja: "前", ko: "전")
    public static var Date_Ago: String
    /// So many days.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# day", other: "# days") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "# يوم", one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم")
        },
        de: { Plural($0, max: nil).german(one: "# Tag", other: "# Tage") },
        ja: { Plural($0, max: nil).uncounted("#日") },
        ko: { Plural($0, max: nil).uncounted("#일") })
    public static var Date_Day: (Int) -> String
    /// So many hours.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# hour", other: "# hours") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "# ساعة", one: "ساعة واحدة", two: "ساعتين", few: "# ساعات", many: "# ساعة", other: "# ساعة")
        },
        de: { Plural($0, max: nil).german(one: "# Stunde", other: "# Stunden") },
        ja: { Plural($0, max: nil).uncounted("#時間") },
        ko: { Plural($0, max: nil).uncounted("#시간") })
    public static var Date_Hour: (Int) -> String
    /// So many minutes.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# minute", other: "# minutes") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "# دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة")
        },
        de: { Plural($0, max: nil).german(one: "# Minute", other: "# Minuten") },
        ja: { Plural($0, max: nil).uncounted("#分") },
        ko: { Plural($0, max: nil).uncounted("#분") })
    public static var Date_Min: (Int) -> String
    /// So many months.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# month", other: "# months") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "# شهر", one: "شهر واحد", two: "شهرين", few: "# أشهر", many: "# شهرًا", other: "# شهر")
        },
        de: { Plural($0, max: nil).german(one: "# Monat", other: "# Monate") },
        ja: { Plural($0, max: nil).uncounted("#か月") },
        ko: { Plural($0, max: nil).uncounted("#개월") })
    public static var Date_Month: (Int) -> String
    /// “on”
    @SBULocalized(en: "on", ar: "في", de: "am", ja: "日付：", ko: "날짜:")
    public static var Date_On: String
    /// So many years.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# year", other: "# years") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "# سنة", one: "سنة واحدة", two: "سنتين", few: "# سنوات", many: "# سنة", other: "# سنة")
        },
        de: { Plural($0, max: nil).german(one: "# Jahr", other: "# Jahre") },
        ja: { Plural($0, max: nil).uncounted("#年") },
        ko: { Plural($0, max: nil).uncounted("#년") })
    public static var Date_Year: (Int) -> String
    /// “Yesterday”
    @SBULocalized(en: "Yesterday", ar: "أمس", de: "Gestern", ja: "昨日", ko: "어제")
    public static var Date_Yesterday: String
    /// “Nobody is banned”
    @SBULocalized(
        en: "Nobody is banned", ar: "لا أحد محظور", de: "Niemand ist gesperrt", ja: "追放されたユーザーはいません",
        ko: "차단된 사용자가 없습니다")
    public static var Empty_No_Banned_Members: String
    /// “Nobody is banned”
    @SBULocalized(
        en: "Nobody is banned", ar: "لا أحد محظور", de: "Niemand ist gesperrt", ja: "追放されたユーザーはいません",
        ko: "차단된 사용자가 없습니다")
    public static var Empty_No_Banned_Users: String
    /// “No chats yet”
    @SBULocalized(
        en: "No chats yet", ar: "لا محادثات بعد", de: "Noch keine Chats", ja: "チャットはまだありません", ko: "아직 채팅이 없습니다")
    public static var Empty_No_Channels: String
    /// “No messages yet”
    @SBULocalized(
        en: "No messages yet", ar: "لا رسائل بعد", de: "Noch keine Nachrichten", ja: "メッセージはまだありません", ko: "아직 메시지가 없습니다"
    )
    public static var Empty_No_Messages: String
    /// “Nobody is muted”
    @SBULocalized(
        en: "Nobody is muted", ar: "لا أحد مكتوم", de: "Niemand ist stummgeschaltet", ja: "ミュート中のユーザーはいません",
        ko: "음소거된 사용자가 없습니다")
    public static var Empty_No_Muted_Members: String
    /// “Nobody is muted”
    @SBULocalized(
        en: "Nobody is muted", ar: "لا أحد مكتوم", de: "Niemand ist stummgeschaltet", ja: "ミュート中のユーザーはいません",
        ko: "음소거된 사용자가 없습니다")
    public static var Empty_No_Muted_Participants: String
    /// “Nobody here yet”
    @SBULocalized(
        en: "Nobody here yet", ar: "لا أحد هنا بعد", de: "Noch niemand hier", ja: "まだ誰もいません", ko: "아직 아무도 없습니다")
    public static var Empty_No_Users: String
    /// “Nothing found”
    @SBULocalized(en: "Nothing found", ar: "لا نتائج", de: "Nichts gefunden", ja: "見つかりませんでした", ko: "검색 결과가 없습니다")
    public static var Empty_Search_Result: String
    /// “Something went wrong”
    @SBULocalized(
        en: "Something went wrong", ar: "حدث خطأ ما", de: "Etwas ist schiefgelaufen", ja: "問題が発生しました", ko: "문제가 발생했습니다")
    public static var Empty_Wrong: String
    /// “(No name)”
    @SBULocalized(en: "(No name)", ar: "(بلا اسم)", de: "(Ohne Namen)", ja: "（名前なし）", ko: "(이름 없음)")
    public static var User_No_Name: String
    /// “Operator”
    @SBULocalized(en: "Operator", ar: "مشرف", de: "Moderation", ja: "オペレーター", ko: "운영자")
    public static var User_Operator: String
}
