// What a channel's settings say.
extension SBUStringSet {
    /// “Banned members”
    @SBULocalized(
        en: "Banned members", ar: "الأعضاء المحظورون", de: "Gesperrte Mitglieder", ja: "追放されたメンバー", ko: "차단된 멤버")
    public static var ChannelSettings_Banned_Members: String
    /// “Banned users”
    @SBULocalized(
        en: "Banned users", ar: "المستخدمون المحظورون", de: "Gesperrte Personen", ja: "追放されたユーザー", ko: "차단된 사용자")
    public static var ChannelSettings_Banned_Users: String
    /// “Change picture”
    @SBULocalized(en: "Change picture", ar: "تغيير الصورة", de: "Bild ändern", ja: "画像を変更", ko: "사진 변경")
    public static var ChannelSettings_Change_Image: String
    /// “Change name”
    @SBULocalized(en: "Change name", ar: "تغيير الاسم", de: "Namen ändern", ja: "名前を変更", ko: "이름 변경")
    public static var ChannelSettings_Change_Name: String
    /// “Delete channel”
    @SBULocalized(en: "Delete channel", ar: "حذف القناة", de: "Kanal löschen", ja: "チャンネルを削除", ko: "채널 삭제")
    public static var ChannelSettings_Delete: String
    /// “It will be gone for everyone, with all its messages.”
    @SBULocalized(
        en: "It will be gone for everyone, with all its messages.", ar: "ستختفي لدى الجميع مع كل رسائلها.",
        de: "Er verschwindet für alle, mitsamt allen Nachrichten.", ja: "すべてのメッセージとともに、全員から削除されます。",
        ko: "모든 메시지와 함께 모두에게서 사라집니다.")
    public static var ChannelSettings_Delete_Description: String
    /// “Delete this channel?”
    @SBULocalized(
        en: "Delete this channel?", ar: "حذف هذه القناة؟", de: "Diesen Kanal löschen?", ja: "このチャンネルを削除しますか？",
        ko: "이 채널을 삭제할까요?")
    public static var ChannelSettings_Delete_Question_Mark: String
    /// “New channel name”
    @SBULocalized(
        en: "New channel name", ar: "اسم القناة الجديد", de: "Neuer Name des Kanals", ja: "新しいチャンネル名", ko: "새 채널 이름")
    public static var ChannelSettings_Enter_New_Channel_Name: String
    /// “New name”
    @SBULocalized(en: "New name", ar: "الاسم الجديد", de: "Neuer Name", ja: "新しい名前", ko: "새 이름")
    public static var ChannelSettings_Enter_New_Name: String
    /// “Freeze channel”
    @SBULocalized(en: "Freeze channel", ar: "تجميد القناة", de: "Kanal einfrieren", ja: "チャンネルを凍結", ko: "채널 동결")
    public static var ChannelSettings_Freeze_Channel: String
    /// “Channel information”
    @SBULocalized(en: "Channel information", ar: "معلومات القناة", de: "Kanalinformationen", ja: "チャンネル情報", ko: "채널 정보")
    public static var ChannelSettings_Header_Title: String
    /// “Leave channel”
    @SBULocalized(en: "Leave channel", ar: "مغادرة القناة", de: "Kanal verlassen", ja: "チャンネルを退出", ko: "채널 나가기")
    public static var ChannelSettings_Leave: String
    /// How many members a channel has.
    @SBULocalized(each: { members(Int(clamping: $0)) })
    public static var ChannelSettings_Members: (UInt) -> String
    /// “Members”
    @SBULocalized(en: "Members", ar: "الأعضاء", de: "Mitglieder", ja: "メンバー", ko: "멤버")
    public static var ChannelSettings_Members_Title: String
    /// “Moderation”
    @SBULocalized(en: "Moderation", ar: "الإشراف", de: "Moderation", ja: "モデレーション", ko: "관리")
    public static var ChannelSettings_Moderations: String
    /// “Muted members”
    @SBULocalized(
        en: "Muted members", ar: "الأعضاء المكتومون", de: "Stummgeschaltete Mitglieder", ja: "ミュート中のメンバー", ko: "음소거된 멤버"
    )
    public static var ChannelSettings_Muted_Members: String
    /// “Muted participants”
    @SBULocalized(
        en: "Muted participants", ar: "المشاركون المكتومون", de: "Stummgeschaltete Teilnehmende", ja: "ミュート中の参加者",
        ko: "음소거된 참여자")
    public static var ChannelSettings_Muted_Participants: String
    /// “Notifications”
    @SBULocalized(en: "Notifications", ar: "الإشعارات", de: "Mitteilungen", ja: "通知", ko: "알림")
    public static var ChannelSettings_Notifications: String
    /// “Mentions only”
    @SBULocalized(en: "Mentions only", ar: "الإشارات فقط", de: "Nur Erwähnungen", ja: "メンションのみ", ko: "멘션만")
    public static var ChannelSettings_Notifications_Mentiones_Only: String
    /// “Off”
    @SBULocalized(en: "Off", ar: "معطّلة", de: "Aus", ja: "オフ", ko: "끔")
    public static var ChannelSettings_Notifications_Off: String
    /// “On”
    @SBULocalized(en: "On", ar: "مفعّلة", de: "Ein", ja: "オン", ko: "켬")
    public static var ChannelSettings_Notifications_On: String
    /// “Operators”
    @SBULocalized(en: "Operators", ar: "المشرفون", de: "Moderierende", ja: "オペレーター", ko: "운영자")
    public static var ChannelSettings_Operators: String
    /// “Participants”
    @SBULocalized(en: "Participants", ar: "المشاركون", de: "Teilnehmende", ja: "参加者", ko: "참여자")
    public static var ChannelSettings_Participants_Title: String
    /// “Search in channel”
    @SBULocalized(en: "Search in channel", ar: "البحث في القناة", de: "Im Kanal suchen", ja: "チャンネル内を検索", ko: "채널에서 검색")
    public static var ChannelSettings_Search: String
    /// “URL”
    @SBULocalized(en: "URL", ar: "URL", de: "URL", ja: "URL", ko: "URL")
    public static var ChannelSettings_URL: String
    /// “Notifications”
    @SBULocalized(en: "Notifications", ar: "الإشعارات", de: "Mitteilungen", ja: "通知", ko: "알림")
    public static var ChannelPushSettings_Header_Title: String
    /// “All new messages”
    @SBULocalized(
        en: "All new messages", ar: "كل الرسائل الجديدة", de: "Alle neuen Nachrichten", ja: "すべての新着メッセージ",
        ko: "모든 새 메시지")
    public static var ChannelPushSettings_Item_All: String
    /// “Mentions only”
    @SBULocalized(en: "Mentions only", ar: "الإشارات فقط", de: "Nur Erwähnungen", ja: "メンションのみ", ko: "멘션만")
    public static var ChannelPushSettings_Item_Mentions_Only: String
    /// “Choose which messages in this channel notify you.”
    @SBULocalized(
        en: "Choose which messages in this channel notify you.", ar: "اختر رسائل هذه القناة التي تريد إشعارك بها.",
        de: "Wähle, welche Nachrichten dieses Kanals dir gemeldet werden.", ja: "このチャンネルのどのメッセージを通知するかを選択します。",
        ko: "이 채널에서 알림을 받을 메시지를 선택하세요.")
    public static var ChannelPushSettings_Notification_Description: String
    /// “Notifications”
    @SBULocalized(en: "Notifications", ar: "الإشعارات", de: "Mitteilungen", ja: "通知", ko: "알림")
    public static var ChannelPushSettings_Notification_Title: String
}
