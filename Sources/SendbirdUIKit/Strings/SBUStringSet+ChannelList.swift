// What the channel list and the screens that create channels say.
extension SBUStringSet {
    /// “Chats”
    @SBULocalized(en: "Chats", ar: "المحادثات", de: "Chats", ja: "チャット", ko: "채팅")
    public static var ChannelList_Header_Title: String
    /// “Draft:”, before what is half typed.
    @SBULocalized(en: "Draft:", ar: "مسودة:", de: "Entwurf:", ja: "下書き:", ko: "임시 저장:")
    public static var ChannelList_Draft: String
    /// “File”
    @SBULocalized(en: "File", ar: "ملف", de: "Datei", ja: "ファイル", ko: "파일")
    public static var ChannelList_Last_File_Message: String
    /// “Broadcast”
    @SBULocalized(en: "Broadcast", ar: "بثّ", de: "Rundruf", ja: "一斉配信", ko: "브로드캐스트")
    public static var ChannelType_Broadcast: String
    /// “Group”
    @SBULocalized(en: "Group", ar: "مجموعة", de: "Gruppe", ja: "グループ", ko: "그룹")
    public static var ChannelType_Group: String
    /// “Supergroup”
    @SBULocalized(en: "Supergroup", ar: "مجموعة كبيرة", de: "Großgruppe", ja: "スーパーグループ", ko: "슈퍼그룹")
    public static var ChannelType_SuperGroup: String
    /// The button that creates a channel with so many people.
    @SBULocalized(each: { chosen($0, CreateOpenChannel_Create) })
    public static var CreateChannel_Create: (Int) -> String
    /// “Choose members”
    @SBULocalized(en: "Choose members", ar: "اختيار الأعضاء", de: "Mitglieder auswählen", ja: "メンバーを選択", ko: "멤버 선택")
    public static var CreateChannel_Header_Select_Members: String
    /// “New channel”
    @SBULocalized(en: "New channel", ar: "قناة جديدة", de: "Neuer Kanal", ja: "新しいチャンネル", ko: "새 채널")
    public static var CreateChannel_Header_Title: String
    /// “New channel profile”
    @SBULocalized(
        en: "New channel profile", ar: "ملف القناة الجديدة", de: "Profil des neuen Kanals", ja: "新しいチャンネルのプロフィール",
        ko: "새 채널 프로필")
    public static var CreateChannel_Header_Title_Profile: String
    /// “Create”
    @SBULocalized(en: "Create", ar: "إنشاء", de: "Erstellen", ja: "作成", ko: "만들기")
    public static var CreateOpenChannel_Create: String
    /// “New open channel”
    @SBULocalized(
        en: "New open channel", ar: "قناة مفتوحة جديدة", de: "Neuer offener Kanal", ja: "新しいオープンチャンネル", ko: "새 오픈 채널")
    public static var CreateOpenChannel_Header_Title: String
    /// “Channel name”
    @SBULocalized(en: "Channel name", ar: "اسم القناة", de: "Name des Kanals", ja: "チャンネル名", ko: "채널 이름")
    public static var CreateOpenChannel_ProfileInput_Placeholder: String
    /// The button that adds so many people.
    @SBULocalized(
        en: { chosen($0, "Add") }, ar: { chosen($0, "إضافة") }, de: { chosen($0, "Hinzufügen") },
        ja: { chosen($0, "追加") }, ko: { chosen($0, "추가") })
    public static var InviteChannel_Add: (Int) -> String
    /// “Choose members”
    @SBULocalized(en: "Choose members", ar: "اختيار الأعضاء", de: "Mitglieder auswählen", ja: "メンバーを選択", ko: "멤버 선택")
    public static var InviteChannel_Header_Select_Members: String
    /// “Choose users”
    @SBULocalized(en: "Choose users", ar: "اختيار المستخدمين", de: "Personen auswählen", ja: "ユーザーを選択", ko: "사용자 선택")
    public static var InviteChannel_Header_Select_Users: String
    /// “Invite people”
    @SBULocalized(en: "Invite people", ar: "دعوة أشخاص", de: "Personen einladen", ja: "メンバーを招待", ko: "사용자 초대")
    public static var InviteChannel_Header_Title: String
    /// The button that invites so many people.
    @SBULocalized(each: { chosen($0, Invite) })
    public static var InviteChannel_Invite: (Int) -> String
    /// The button that makes so many people operators.
    @SBULocalized(
        en: { chosen($0, "Register") }, ar: { chosen($0, "تسجيل") }, de: { chosen($0, "Eintragen") },
        ja: { chosen($0, "登録") }, ko: { chosen($0, "등록") })
    public static var InviteChannel_Register: (Int) -> String
}
