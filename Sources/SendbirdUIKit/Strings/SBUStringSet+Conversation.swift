import SendbirdChatSDK

// What a conversation says beside the documented texts.
extension SBUStringSet {
    /// How many people more than those whose pictures are shown are typing.
    @SBULocalized(each: { IsolatedText.leftToRight("+\(number($0))") })
    public static var Message_Typers_Count: (Int) -> String
    /// How many messages were unread when the channel was opened.
    @SBULocalized(each: { Accessibility_Unread($0) })
    public static var Channel_Unread_Messages: (Int) -> String
    /// The line above the first message that was unread.
    @SBULocalized(en: "New messages", ar: "رسائل جديدة", de: "Neue Nachrichten", ja: "新着メッセージ", ko: "새 메시지")
    public static var Channel_Unread_Line: String
    /// When the other was last seen, as long ago as the text says.
    @SBULocalized(
        en: { "Last seen \($0) ago" }, ar: { "آخر ظهور قبل \($0)" }, de: { "Zuletzt gesehen vor \($0)" },
        ja: { "\($0)前に閲覧" }, ko: { "\($0) 전에 접속" })
    public static var Channel_Header_LastSeen_Ago: (String) -> String
    /// When the other was last seen, on the day that the text says.
    @SBULocalized(
        en: { "Last seen on \($0)" }, ar: { "آخر ظهور في \($0)" }, de: { "Zuletzt gesehen am \($0)" },
        ja: { "\($0)に閲覧" }, ko: { "\($0)에 접속" })
    public static var Channel_Header_LastSeen_On: (String) -> String
    /// The other was seen within the last minute.
    @SBULocalized(en: "Last seen just now", ar: "آخر ظهور الآن", de: "Gerade eben gesehen", ja: "たった今閲覧", ko: "방금 접속")
    public static var Channel_Header_LastSeen_Now: String
    /// The channel was deleted while it was open.
    @SBULocalized(
        en: "This channel was deleted", ar: "حُذفت هذه القناة", de: "Dieser Kanal wurde gelöscht", ja: "このチャンネルは削除されました",
        ko: "이 채널은 삭제되었습니다")
    public static var Channel_Gone_Deleted: String
    /// The user was banned while the channel was open.
    @SBULocalized(
        en: "You were banned from this channel", ar: "حُظرت من هذه القناة",
        de: "Du wurdest aus diesem Kanal ausgeschlossen", ja: "このチャンネルから追放されました", ko: "이 채널에서 차단되었습니다")
    public static var Channel_Gone_Banned: String
    /// The user is no longer a member of the open channel.
    @SBULocalized(
        en: "You are no longer in this channel", ar: "لم تعد في هذه القناة", de: "Du bist nicht mehr in diesem Kanal",
        ja: "あなたはこのチャンネルから退出しています", ko: "더 이상 이 채널에 있지 않습니다")
    public static var Channel_Gone_Left: String
    /// Under the message that the channel is gone, when something was being written.
    @SBULocalized(
        en: "What you were writing has not been sent. You can copy it.", ar: "لم يُرسل ما كنت تكتبه. يمكنك نسخه.",
        de: "Was du geschrieben hast, wurde nicht gesendet. Du kannst es kopieren.", ja: "入力中の内容は送信されていません。コピーできます。",
        ko: "작성 중이던 내용은 전송되지 않았습니다. 복사할 수 있습니다.")
    public static var Channel_Gone_Draft: String
    /// The button that copies what was being written.
    @SBULocalized(en: "Copy my text", ar: "نسخ نصّي", de: "Meinen Text kopieren", ja: "テキストをコピー", ko: "내 글 복사")
    public static var Channel_Gone_Copy: String
    /// The message could not be changed as the user may not write here any more.
    @SBULocalized(
        en: "You cannot change messages here at the moment", ar: "لا يمكنك تعديل الرسائل هنا حاليًا",
        de: "Du kannst hier gerade keine Nachrichten ändern", ja: "現在ここではメッセージを変更できません", ko: "지금은 여기에서 메시지를 수정할 수 없습니다")
    public static var Channel_Edit_Refused: String
    /// The most people that one message mentions.
    @SBULocalized(
        en: {
            Plural($0, max: nil).english(
                one: "You can mention # person in a message", other: "You can mention up to # people in a message")
        },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "لا يمكنك الإشارة إلى أحد في الرسالة", one: "يمكنك الإشارة إلى شخص واحد في الرسالة",
                two: "يمكنك الإشارة إلى شخصين في الرسالة", few: "يمكنك الإشارة إلى # أشخاص في الرسالة",
                many: "يمكنك الإشارة إلى # شخصًا في الرسالة", other: "يمكنك الإشارة إلى # شخص في الرسالة")
        },
        de: {
            Plural($0, max: nil).german(
                one: "Du kannst # Person pro Nachricht erwähnen",
                other: "Du kannst bis zu # Personen pro Nachricht erwähnen")
        },
        ja: { Plural($0, max: nil).uncounted("1件のメッセージでメンションできるのは#人までです") },
        ko: { Plural($0, max: nil).uncounted("메시지 하나에 최대 #명까지 멘션할 수 있습니다") })
    public static var Mention_Limit: (Int) -> String
    /// The text could not be sent as it has so many characters too many.
    @SBULocalized(
        en: {
            Plural($0, max: nil).english(
                one: "The message is # character too long", other: "The message is # characters too long")
        },
        ar: {
            Plural($0, max: nil).arabic(
                zero: "الرسالة ليست طويلة جدًا", one: "الرسالة أطول من المسموح بحرف واحد",
                two: "الرسالة أطول من المسموح بحرفين", few: "الرسالة أطول من المسموح بـ# أحرف",
                many: "الرسالة أطول من المسموح بـ# حرفًا", other: "الرسالة أطول من المسموح بـ# حرف")
        },
        de: {
            Plural($0, max: nil).german(
                one: "Die Nachricht ist # Zeichen zu lang", other: "Die Nachricht ist # Zeichen zu lang")
        },
        ja: { Plural($0, max: nil).uncounted("メッセージが#文字超過しています") },
        ko: { Plural($0, max: nil).uncounted("메시지가 #자 초과되었습니다") })
    public static var Message_Too_Long: (Int) -> String
    /// Read out: a new message, by whom and what.
    @SBULocalized(each: { "\($0): \($1)" })
    public static var Accessibility_New_Message: (String, String) -> String
    /// Read out: so many new messages.
    @SBULocalized(each: { Channel_New_Message($0) })
    public static var Accessibility_New_Messages: (Int) -> String
    /// Read out: the button that opens the channel's settings.
    @SBULocalized(en: "Channel information", ar: "معلومات القناة", de: "Kanalinformationen", ja: "チャンネル情報", ko: "채널 정보")
    public static var Accessibility_Channel_Settings: String
    /// Read out: the button that offers emoji.
    @SBULocalized(en: "Emoji", ar: "رموز تعبيرية", de: "Emojis", ja: "絵文字", ko: "이모티콘")
    public static var Accessibility_Emoji: String
    /// Read out: the button that adds a picture, video or file.
    @SBULocalized(
        en: "Add to the message", ar: "إضافة إلى الرسالة", de: "Zur Nachricht hinzufügen", ja: "メッセージに追加", ko: "메시지에 추가"
    )
    public static var Accessibility_Attach: String
    /// Read out: opens a link of a message.
    @SBULocalized(
        en: { "Open \($0)" }, ar: { "فتح \($0)" }, de: { "\($0) öffnen" }, ja: { "\($0)を開く" },
        ko: { "\($0) 열기" })
    public static var Accessibility_Open_Link: (String) -> String
    /// Read out: shows who is mentioned in a message.
    @SBULocalized(
        en: { "Show \($0)" }, ar: { "عرض \($0)" }, de: { "\($0) anzeigen" }, ja: { "\($0)を表示" },
        ko: { "\($0) 보기" })
    public static var Accessibility_Show_Mentioned: (String) -> String

    /// Who is typing: up to two by name.
    @MainActor
    static func typing(people: [SBUUser]) -> String {
        typing(people.compactMap(\.user))
    }
}
