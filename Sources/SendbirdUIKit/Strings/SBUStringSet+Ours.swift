// Texts beside the documented ones: what assistive tools read, and the state of
// the connection.
extension SBUStringSet {
    /// Shown in place of the title while there is no connection.
    @SBULocalized(
        en: "Waiting for network…", ar: "بانتظار الشبكة…", de: "Warten auf Netzwerk …", ja: "ネットワーク接続を待機中…",
        ko: "네트워크를 기다리는 중…")
    public static var Connection_Waiting: String
    /// Shown in place of the title while connecting.
    @SBULocalized(en: "Connecting…", ar: "جارٍ الاتصال…", de: "Verbindung wird hergestellt …", ja: "接続中…", ko: "연결하는 중…")
    public static var Connection_Connecting: String
    /// The day above messages of today.
    @SBULocalized(en: "Today", ar: "اليوم", de: "Heute", ja: "今日", ko: "오늘")
    public static var Date_Today: String
    /// Under “No chats yet”.
    @SBULocalized(
        en: "Start one, and it will appear here.", ar: "ابدأ محادثة وستظهر هنا.",
        de: "Beginne einen, dann erscheint er hier.", ja: "チャットを始めると、ここに表示されます。", ko: "채팅을 시작하면 여기에 표시됩니다.")
    public static var Empty_No_Channels_Hint: String
    /// Under “Something went wrong”.
    @SBULocalized(
        en: "Check your connection and try again.", ar: "تحقّق من اتصالك وأعد المحاولة.",
        de: "Prüfe deine Verbindung und versuche es erneut.", ja: "接続を確認して、もう一度お試しください。", ko: "연결 상태를 확인한 뒤 다시 시도하세요.")
    public static var Empty_Wrong_Hint: String
    /// The field that finds people by name.
    @SBULocalized(en: "Search people", ar: "البحث عن أشخاص", de: "Personen suchen", ja: "ユーザーを検索", ko: "사용자 검색")
    public static var CreateChannel_Search_Placeholder: String
    /// Read out: the button that goes back.
    @SBULocalized(en: "Back", ar: "رجوع", de: "Zurück", ja: "戻る", ko: "뒤로")
    public static var Accessibility_Back: String
    /// Read out: the button that closes.
    @SBULocalized(en: "Close", ar: "إغلاق", de: "Schließen", ja: "閉じる", ko: "닫기")
    public static var Accessibility_Close: String
    /// Read out: the button that starts a channel.
    @SBULocalized(en: "New channel", ar: "قناة جديدة", de: "Neuer Kanal", ja: "新しいチャンネル", ko: "새 채널")
    public static var Accessibility_Create_Channel: String
    /// Read out: how many messages are unread.
    @SBULocalized(
        en: { Plural($0).english(one: "# unread message", other: "# unread messages") },
        ar: {
            Plural($0).arabic(
                zero: "لا رسائل غير مقروءة", one: "رسالة واحدة غير مقروءة", two: "رسالتان غير مقروءتين",
                few: "# رسائل غير مقروءة", many: "# رسالة غير مقروءة", other: "# رسالة غير مقروءة")
        },
        de: { Plural($0).german(one: "# ungelesene Nachricht", other: "# ungelesene Nachrichten") },
        ja: { Plural($0).uncounted("未読メッセージ#件") },
        ko: { Plural($0).uncounted("읽지 않은 메시지 #개") })
    public static var Accessibility_Unread: (Int) -> String
    /// Read out: how many members there are.
    @SBULocalized(each: { members(Int(clamping: $0)) })
    public static var Accessibility_Members: (UInt) -> String
    /// Read out: an unread message mentions the reader.
    @SBULocalized(
        en: "You were mentioned", ar: "تمت الإشارة إليك", de: "Du wurdest erwähnt", ja: "あなたへのメンションがあります",
        ko: "나를 멘션했습니다")
    public static var Accessibility_Mentioned: String
    /// Read out: the channel is frozen.
    @SBULocalized(en: "Frozen", ar: "مجمّدة", de: "Eingefroren", ja: "凍結中", ko: "동결됨")
    public static var Accessibility_Frozen: String
    /// Read out: only operators write in the channel.
    @SBULocalized(en: "Broadcast channel", ar: "قناة بثّ", de: "Rundrufkanal", ja: "一斉配信チャンネル", ko: "브로드캐스트 채널")
    public static var Accessibility_Broadcast: String
    /// Read out: notifications of the channel are off.
    @SBULocalized(en: "Notifications off", ar: "الإشعارات معطّلة", de: "Mitteilungen aus", ja: "通知オフ", ko: "알림 꺼짐")
    public static var Accessibility_Notifications_Off: String
    /// Read out: the last message was sent.
    @SBULocalized(en: "Sent", ar: "أُرسلت", de: "Gesendet", ja: "送信済み", ko: "보냄")
    public static var Accessibility_Sent: String
    /// Read out: the last message was delivered.
    @SBULocalized(en: "Delivered", ar: "سُلّمت", de: "Zugestellt", ja: "配信済み", ko: "전송됨")
    public static var Accessibility_Delivered: String
    /// Read out: the last message was read.
    @SBULocalized(en: "Read", ar: "قُرئت", de: "Gelesen", ja: "既読", ko: "읽음")
    public static var Accessibility_Read: String
    /// Read out: the last message could not be sent.
    @SBULocalized(en: "Not sent", ar: "لم تُرسل", de: "Nicht gesendet", ja: "未送信", ko: "보내지 못함")
    public static var Accessibility_Failed: String
    /// Read out: the last message is on its way.
    @SBULocalized(en: "Sending", ar: "جارٍ الإرسال", de: "Wird gesendet", ja: "送信中", ko: "보내는 중")
    public static var Accessibility_Sending: String
    /// The swipe action that turns a channel's notifications off.
    @SBULocalized(en: "Mute", ar: "كتم", de: "Stumm", ja: "ミュート", ko: "알림 끄기")
    public static var ChannelList_Notifications_Off: String
    /// The swipe action that turns a channel's notifications on.
    @SBULocalized(en: "Unmute", ar: "إلغاء الكتم", de: "Laut", ja: "ミュート解除", ko: "알림 켜기")
    public static var ChannelList_Notifications_On: String
    /// The swipe action that leaves a channel.
    @SBULocalized(en: "Leave", ar: "مغادرة", de: "Verlassen", ja: "退出", ko: "나가기")
    public static var ChannelList_Leave: String
    /// The last message as its own author sees it: “You: …”.
    @SBULocalized(
        en: { "You: \($0)" }, ar: { "أنت: \($0)" }, de: { "Du: \($0)" }, ja: { "あなた: \($0)" }, ko: { "나: \($0)" })
    public static var ChannelList_Own_Message: (String) -> String
}
