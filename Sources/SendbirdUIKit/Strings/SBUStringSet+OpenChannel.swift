// What the screens of open channels say beside the documented texts.
extension SBUStringSet {
    /// “Open channels”
    @SBULocalized(en: "Open channels", ar: "القنوات المفتوحة", de: "Offene Kanäle", ja: "オープンチャンネル", ko: "오픈 채널")
    public static var OpenChannelList_Header_Title: String
    /// Read out: the button that shows who is in the channel.
    @SBULocalized(
        en: "Show participants", ar: "عرض المشاركين", de: "Teilnehmende anzeigen", ja: "参加者を表示", ko: "참여자 보기")
    public static var Accessibility_Show_Participants: String
    /// Said where the number of participants is at its limit.
    @SBULocalized(
        en: "This channel is full. Try again later.", ar: "هذه القناة ممتلئة. حاول مجددًا لاحقًا.",
        de: "Dieser Kanal ist voll. Versuche es später erneut.", ja: "このチャンネルは満員です。しばらくしてからもう一度お試しください。",
        ko: "채널이 가득 찼습니다. 나중에 다시 시도하세요.")
    public static var OpenChannel_Full: String
    /// Said where the user was banned from the channel before.
    @SBULocalized(
        en: "You are banned from this channel.", ar: "أنت محظور من هذه القناة.",
        de: "Du bist aus diesem Kanal verbannt.", ja: "このチャンネルから追放されています。", ko: "이 채널에서 차단되었습니다.")
    public static var OpenChannel_Banned: String
    /// Read out: the picture of a channel that is made; a tap chooses another.
    @SBULocalized(
        en: "Channel picture", ar: "صورة القناة", de: "Bild des Kanals", ja: "チャンネルの画像", ko: "채널 사진")
    public static var Accessibility_Channel_Picture: String
}
