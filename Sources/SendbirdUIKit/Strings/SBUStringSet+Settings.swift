// What a channel's settings say beside the documented texts: what went wrong,
// what is asked before something is done, and what assistive tools read.
extension SBUStringSet {
    /// The question before leaving a channel.
    @SBULocalized(
        en: "Leave this channel?", ar: "مغادرة هذه القناة؟",
        de: "Diesen Kanal verlassen?",
        ja: "このチャンネルを退出しますか？", ko: "이 채널에서 나갈까요?")
    public static var ChannelSettings_Leave_Question_Mark: String
    /// What leaving a channel means.
    @SBULocalized(
        en: "You will no longer get its messages.", ar: "لن تصلك رسائلها بعد الآن.",
        de: "Du bekommst seine Nachrichten nicht mehr.",
        ja: "このチャンネルのメッセージは届かなくなります。", ko: "더 이상 이 채널의 메시지를 받지 않습니다.")
    public static var ChannelSettings_Leave_Description: String
    /// The button that removes a channel's picture.
    @SBULocalized(
        en: "Remove picture", ar: "إزالة الصورة",
        de: "Bild entfernen",
        ja: "画像を削除", ko: "사진 삭제")
    public static var ChannelSettings_Remove_Image: String
    /// A name of nothing that can be seen.
    @SBULocalized(
        en: "A name needs at least one visible character.", ar: "يجب أن يحتوي الاسم على حرف ظاهر واحد على الأقل.",
        de: "Ein Name braucht mindestens ein sichtbares Zeichen.",
        ja: "名前には表示できる文字が1つ以上必要です。", ko: "이름에는 보이는 글자가 하나 이상 있어야 합니다.")
    public static var ChannelSettings_Name_Blank: String
    /// A name that the server refused for its length.
    @SBULocalized(
        en: "This name is too long. Please shorten it.", ar: "هذا الاسم طويل جدًا. يُرجى تقصيره.",
        de: "Dieser Name ist zu lang. Bitte kürze ihn.",
        ja: "名前が長すぎます。短くしてください。", ko: "이름이 너무 깁니다. 줄여 주세요.")
    public static var ChannelSettings_Name_Too_Long: String
    /// A file that is no picture.
    @SBULocalized(
        en: "This file is not a picture that can be shown.", ar: "هذا الملف ليس صورة يمكن عرضها.",
        de: "Diese Datei ist kein Bild, das sich zeigen lässt.",
        ja: "このファイルは表示できる画像ではありません。", ko: "이 파일은 표시할 수 있는 사진이 아닙니다.")
    public static var ChannelSettings_Image_Unreadable: String
    /// Something was not changed; what follows says why.
    @SBULocalized(
        en: "Nothing was changed", ar: "لم يتغير شيء",
        de: "Nichts wurde geändert",
        ja: "変更されませんでした", ko: "변경된 것이 없습니다")
    public static var ChannelSettings_Not_Changed: String
    /// The channel is gone while screens about it are open.
    @SBULocalized(
        en: "This channel was deleted.", ar: "حُذفت هذه القناة.",
        de: "Dieser Kanal wurde gelöscht.",
        ja: "このチャンネルは削除されました。", ko: "이 채널은 삭제되었습니다.")
    public static var ChannelSettings_Channel_Deleted: String
    /// The user was banned while screens about the channel are open.
    @SBULocalized(
        en: "You were banned from this channel.", ar: "تم حظرك من هذه القناة.",
        de: "Du wurdest aus diesem Kanal gesperrt.",
        ja: "あなたはこのチャンネルから追放されました。", ko: "이 채널에서 차단되었습니다.")
    public static var ChannelSettings_Banned: String
    /// The user is no longer a member.
    @SBULocalized(
        en: "You are no longer a member of this channel.", ar: "لم تعد عضوًا في هذه القناة.",
        de: "Du bist kein Mitglied dieses Kanals mehr.",
        ja: "あなたはもうこのチャンネルのメンバーではありません。", ko: "더 이상 이 채널의 멤버가 아닙니다.")
    public static var ChannelSettings_No_Longer_Member: String
    /// The user is no longer an operator.
    @SBULocalized(
        en: "You are no longer an operator of this channel.", ar: "لم تعد مشرفًا على هذه القناة.",
        de: "Du moderierst diesen Kanal nicht mehr.",
        ja: "あなたはもうこのチャンネルの運営者ではありません。", ko: "더 이상 이 채널의 운영자가 아닙니다.")
    public static var ChannelSettings_No_Longer_Operator: String
    /// The user may not do what was asked.
    @SBULocalized(
        en: "You may not do this in this channel.", ar: "لا يُسمح لك بذلك في هذه القناة.",
        de: "Das darfst du in diesem Kanal nicht.",
        ja: "このチャンネルではその操作はできません。", ko: "이 채널에서는 할 수 없습니다.")
    public static var ChannelSettings_Not_Allowed: String
    /// Read out: the button that edits a channel's name and picture.
    @SBULocalized(
        en: "Edit name and picture", ar: "تعديل الاسم والصورة",
        de: "Name und Bild ändern",
        ja: "名前と画像を編集", ko: "이름과 사진 편집")
    public static var Accessibility_Edit_Channel: String
    /// Read out: a switch or option that is on.
    @SBULocalized(
        en: "On", ar: "مُفعّل",
        de: "Ein",
        ja: "オン", ko: "켬")
    public static var Accessibility_On: String
    /// Read out: a switch or option that is off.
    @SBULocalized(
        en: "Off", ar: "مُعطّل",
        de: "Aus",
        ja: "オフ", ko: "끔")
    public static var Accessibility_Off: String
    /// Read out: a person is muted.
    @SBULocalized(
        en: "Muted", ar: "مكتوم",
        de: "Stummgeschaltet",
        ja: "ミュート中", ko: "음소거됨")
    public static var Accessibility_Muted: String
    /// Read out: the button that invites people or makes operators.
    @SBULocalized(
        en: "Add people", ar: "إضافة أشخاص",
        de: "Personen hinzufügen",
        ja: "人を追加", ko: "사람 추가")
    public static var Accessibility_Add_People: String
    /// What a ban means.
    @SBULocalized(
        en: "They leave the channel and cannot come back until the ban is lifted.",
        ar: "يغادر القناة ولا يمكنه العودة حتى يُرفع الحظر.",
        de: "Die Person verlässt den Kanal und kann erst zurück, wenn die Sperre aufgehoben ist.",
        ja: "この人はチャンネルから外れ、解除されるまで戻れません。", ko: "이 사람은 채널에서 나가게 되고 차단이 풀릴 때까지 돌아올 수 없습니다.")
    public static var UserList_Ban_Description: String
    /// Read out: the picture and name of a channel.
    @SBULocalized(
        en: { "Channel \($0)" }, ar: { "القناة \($0)" }, de: { "Kanal \($0)" },
        ja: { "チャンネル \($0)" }, ko: { "채널 \($0)" })
    public static var Accessibility_Channel_Named: (String) -> String
    /// Read out: the button that opens what can be done about a person.
    @SBULocalized(
        en: { "More about \($0)" }, ar: { "المزيد عن \($0)" }, de: { "Mehr zu \($0)" },
        ja: { "\($0)の操作" }, ko: { "\($0)님에 대한 작업" })
    public static var Accessibility_More_For: (String) -> String
    /// The question before somebody is banned.
    @SBULocalized(
        en: { "Ban \($0)?" }, ar: { "حظر \($0)؟" }, de: { "\($0) sperren?" },
        ja: { "\($0)を追放しますか？" }, ko: { "\($0)님을 차단할까요?" })
    public static var UserList_Ban_Question: (String) -> String
}
