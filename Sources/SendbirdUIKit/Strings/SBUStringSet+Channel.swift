public import SendbirdChatSDK

// What a channel's screen says.
extension SBUStringSet {
    /// “The file could not be downloaded.”
    @SBULocalized(
        en: "The file could not be downloaded.", ar: "تعذّر تنزيل الملف.",
        de: "Die Datei konnte nicht heruntergeladen werden.", ja: "ファイルをダウンロードできませんでした。", ko: "파일을 다운로드하지 못했습니다.")
    public static var Channel_Failure_Download_file: String
    /// “The file could not be opened.”
    @SBULocalized(
        en: "The file could not be opened.", ar: "تعذّر فتح الملف.", de: "Die Datei konnte nicht geöffnet werden.",
        ja: "ファイルを開けませんでした。", ko: "파일을 열지 못했습니다.")
    public static var Channel_Failure_Open_file: String
    /// “Last seen”
    @SBULocalized(en: "Last seen", ar: "آخر ظهور", de: "Zuletzt gesehen", ja: "最終閲覧", ko: "마지막 접속")
    public static var Channel_Header_LastSeen: String
    /// Who is typing, under the channel's title.
    @SBULocalized(each: { typing($0) })
    public static var Channel_Header_Typing: ([User]) -> String
    /// “Group channel”
    @SBULocalized(en: "Group channel", ar: "قناة جماعية", de: "Gruppenkanal", ja: "グループチャンネル", ko: "그룹 채널")
    public static var Channel_Name_Default: String
    /// “(No members)”
    @SBULocalized(en: "(No members)", ar: "(لا أعضاء)", de: "(Keine Mitglieder)", ja: "（メンバーなし）", ko: "(멤버 없음)")
    public static var Channel_Name_No_Members: String
    /// How many new messages there are below.
    @SBULocalized(
        en: { Plural($0).english(one: "# new message", other: "# new messages") },
        ar: {
            Plural($0).arabic(
                zero: "لا رسائل جديدة", one: "رسالة جديدة واحدة", two: "رسالتان جديدتان", few: "# رسائل جديدة",
                many: "# رسالة جديدة", other: "# رسالة جديدة")
        },
        de: { Plural($0).german(one: "# neue Nachricht", other: "# neue Nachrichten") },
        ja: { Plural($0).uncounted("新着メッセージ#件") },
        ko: { Plural($0).uncounted("새 메시지 #개") })
    public static var Channel_New_Message: (Int) -> String
    /// “sent a file”
    @SBULocalized(en: "sent a file", ar: "أرسل ملفًا", de: "hat eine Datei gesendet", ja: "ファイルを送信しました", ko: "파일을 보냈습니다")
    public static var Channel_New_Message_File: String
    /// “This channel is frozen”
    @SBULocalized(
        en: "This channel is frozen", ar: "هذه القناة مجمّدة", de: "Dieser Kanal ist eingefroren",
        ja: "このチャンネルは凍結されています", ko: "이 채널은 동결되었습니다")
    public static var Channel_State_Banner_Frozen: String
    /// “The file was saved.”
    @SBULocalized(
        en: "The file was saved.", ar: "حُفظ الملف.", de: "Die Datei wurde gesichert.", ja: "ファイルを保存しました。",
        ko: "파일을 저장했습니다.")
    public static var Channel_Success_Download_file: String
    /// Who is typing, in the channel list.
    @SBULocalized(each: { typing($0) })
    public static var Channel_Typing: ([User]) -> String
    /// “edited”
    @SBULocalized(en: "edited", ar: "معدّلة", de: "bearbeitet", ja: "編集済み", ko: "수정됨")
    public static var Message_Edited: String
    /// Who answered whom.
    @SBULocalized(
        en: { "\($0) replied to \($1)" }, ar: { "ردّ \($0) على \($1)" }, de: { "\($0) hat \($1) geantwortet" },
        ja: { "\($0)が\($1)に返信" }, ko: { "\($0)님이 \($1)님에게 답장" })
    public static var Message_Replied_To: (String, String) -> String
    /// “System”
    @SBULocalized(en: "System", ar: "النظام", de: "System", ja: "システム", ko: "시스템")
    public static var Message_System: String
    /// “This kind of message cannot be shown here.”
    @SBULocalized(
        en: "This kind of message cannot be shown here.", ar: "لا يمكن عرض هذا النوع من الرسائل هنا.",
        de: "Diese Art von Nachricht kann hier nicht angezeigt werden.", ja: "この種類のメッセージはここでは表示できません。",
        ko: "이 종류의 메시지는 여기에 표시할 수 없습니다.")
    public static var Message_Unknown_Description: String
    /// “(Unknown message)”
    @SBULocalized(
        en: "(Unknown message)", ar: "(رسالة غير معروفة)", de: "(Unbekannte Nachricht)", ja: "（不明なメッセージ）",
        ko: "(알 수 없는 메시지)")
    public static var Message_Unknown_Title: String
    /// “You”
    @SBULocalized(en: "You", ar: "أنت", de: "Du", ja: "あなた", ko: "나")
    public static var Message_You: String
    /// “GIF”
    @SBULocalized(en: "GIF", ar: "GIF", de: "GIF", ja: "GIF", ko: "GIF")
    public static var MessageInput_Quote_Message_GIF: String
    /// “Photo”
    @SBULocalized(en: "Photo", ar: "صورة", de: "Foto", ja: "写真", ko: "사진")
    public static var MessageInput_Quote_Message_Photo: String
    /// “Video”
    @SBULocalized(en: "Video", ar: "فيديو", de: "Video", ja: "動画", ko: "동영상")
    public static var MessageInput_Quote_Message_Video: String
    /// Whom the message being written answers.
    @SBULocalized(
        en: { "Reply to \($0)" }, ar: { "الرد على \($0)" }, de: { "Antwort an \($0)" }, ja: { "\($0)に返信" },
        ko: { "\($0)님에게 답장" })
    public static var MessageInput_Reply_To: (String) -> String
    /// “You are muted”
    @SBULocalized(
        en: "You are muted", ar: "تم كتمك", de: "Du bist stummgeschaltet", ja: "あなたはミュートされています", ko: "음소거되었습니다")
    public static var MessageInput_Text_Muted: String
    /// “Message”
    @SBULocalized(en: "Message", ar: "رسالة", de: "Nachricht", ja: "メッセージ", ko: "메시지")
    public static var MessageInput_Text_Placeholder: String
    /// “Reply”
    @SBULocalized(en: "Reply", ar: "رد", de: "Antworten", ja: "返信", ko: "답장")
    public static var MessageInput_Text_Reply: String
    /// “You cannot send messages here”
    @SBULocalized(
        en: "You cannot send messages here", ar: "لا يمكنك إرسال رسائل هنا",
        de: "Du kannst hier keine Nachrichten senden", ja: "ここではメッセージを送信できません", ko: "여기에는 메시지를 보낼 수 없습니다")
    public static var MessageInput_Text_Unavailable: String
    /// “Open channel”
    @SBULocalized(en: "Open channel", ar: "قناة مفتوحة", de: "Offener Kanal", ja: "オープンチャンネル", ko: "오픈 채널")
    public static var Open_Channel_Name_Default: String
    /// “participants”
    @SBULocalized(en: "participants", ar: "مشاركون", de: "Teilnehmende", ja: "参加者", ko: "참여자")
    public static var Open_Channel_Participants: String
    /// How many participants an open channel has.
    @SBULocalized(
        en: { Plural($0, max: nil).english(one: "# participant", other: "# participants") },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "لا مشاركين", one: "مشارك واحد", two: "مشاركان", few: "# مشاركين", many: "# مشاركًا",
                other: "# مشارك")
        },
        de: { Plural($0, max: nil).german(one: "# teilnehmende Person", other: "# Teilnehmende") },
        ja: { Plural($0, max: nil).uncounted("参加者#人") },
        ko: { Plural($0, max: nil).uncounted("참여자 #명") })
    public static var Open_Channel_Participants_Count: (Int) -> String
}
