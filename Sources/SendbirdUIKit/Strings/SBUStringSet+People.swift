// What lists of people and profiles say.
extension SBUStringSet {
    /// “Ban”
    @SBULocalized(en: "Ban", ar: "حظر", de: "Sperren", ja: "追放", ko: "차단")
    public static var MemberList_Ban: String
    /// “Remove as operator”
    @SBULocalized(
        en: "Remove as operator", ar: "إلغاء الإشراف", de: "Moderation entziehen", ja: "オペレーターから外す", ko: "운영자 해제")
    public static var MemberList_Dismiss_Operator: String
    /// “Members”
    @SBULocalized(en: "Members", ar: "الأعضاء", de: "Mitglieder", ja: "メンバー", ko: "멤버")
    public static var MemberList_Header_Title: String
    /// “(you)”
    @SBULocalized(en: "(you)", ar: "(أنت)", de: "(du)", ja: "（自分）", ko: "(나)")
    public static var MemberList_Me: String
    /// “Mute”
    @SBULocalized(en: "Mute", ar: "كتم", de: "Stummschalten", ja: "ミュート", ko: "음소거")
    public static var MemberList_Mute: String
    /// “Make operator”
    @SBULocalized(en: "Make operator", ar: "تعيين مشرفًا", de: "Moderation übertragen", ja: "オペレーターにする", ko: "운영자로 지정")
    public static var MemberList_Promote_Operator: String
    /// “Banned members”
    @SBULocalized(
        en: "Banned members", ar: "الأعضاء المحظورون", de: "Gesperrte Mitglieder", ja: "追放されたメンバー", ko: "차단된 멤버")
    public static var MemberList_Title_Banned_Members: String
    /// “Members”
    @SBULocalized(en: "Members", ar: "الأعضاء", de: "Mitglieder", ja: "メンバー", ko: "멤버")
    public static var MemberList_Title_Members: String
    /// “Muted members”
    @SBULocalized(
        en: "Muted members", ar: "الأعضاء المكتومون", de: "Stummgeschaltete Mitglieder", ja: "ミュート中のメンバー", ko: "음소거된 멤버"
    )
    public static var MemberList_Title_Muted_Members: String
    /// “Operators”
    @SBULocalized(en: "Operators", ar: "المشرفون", de: "Moderierende", ja: "オペレーター", ko: "운영자")
    public static var MemberList_Title_Operators: String
    /// “Participants”
    @SBULocalized(en: "Participants", ar: "المشاركون", de: "Teilnehmende", ja: "参加者", ko: "참여자")
    public static var MemberList_Title_Participants: String
    /// “Lift the ban”
    @SBULocalized(en: "Lift the ban", ar: "رفع الحظر", de: "Sperre aufheben", ja: "追放を解除", ko: "차단 해제")
    public static var MemberList_Unban: String
    /// “Unmute”
    @SBULocalized(en: "Unmute", ar: "إلغاء الكتم", de: "Stummschaltung aufheben", ja: "ミュート解除", ko: "음소거 해제")
    public static var MemberList_Unmute: String
    /// “Ban”
    @SBULocalized(en: "Ban", ar: "حظر", de: "Sperren", ja: "追放", ko: "차단")
    public static var UserList_Ban: String
    /// “(you)”
    @SBULocalized(en: "(you)", ar: "(أنت)", de: "(du)", ja: "（自分）", ko: "(나)")
    public static var UserList_Me: String
    /// “Mute”
    @SBULocalized(en: "Mute", ar: "كتم", de: "Stummschalten", ja: "ミュート", ko: "음소거")
    public static var UserList_Mute: String
    /// “Make operator”
    @SBULocalized(en: "Make operator", ar: "تعيين مشرفًا", de: "Moderation übertragen", ja: "オペレーターにする", ko: "운영자로 지정")
    public static var UserList_Register_Operator: String
    /// “Banned users”
    @SBULocalized(
        en: "Banned users", ar: "المستخدمون المحظورون", de: "Gesperrte Personen", ja: "追放されたユーザー", ko: "차단된 사용자")
    public static var UserList_Title_Banned_Users: String
    /// “Members”
    @SBULocalized(en: "Members", ar: "الأعضاء", de: "Mitglieder", ja: "メンバー", ko: "멤버")
    public static var UserList_Title_Members: String
    /// “Muted members”
    @SBULocalized(
        en: "Muted members", ar: "الأعضاء المكتومون", de: "Stummgeschaltete Mitglieder", ja: "ミュート中のメンバー", ko: "음소거된 멤버"
    )
    public static var UserList_Title_Muted_Members: String
    /// “Muted participants”
    @SBULocalized(
        en: "Muted participants", ar: "المشاركون المكتومون", de: "Stummgeschaltete Teilnehmende", ja: "ミュート中の参加者",
        ko: "음소거된 참여자")
    public static var UserList_Title_Muted_Participants: String
    /// “Operators”
    @SBULocalized(en: "Operators", ar: "المشرفون", de: "Moderierende", ja: "オペレーター", ko: "운영자")
    public static var UserList_Title_Operators: String
    /// “Participants”
    @SBULocalized(en: "Participants", ar: "المشاركون", de: "Teilnehmende", ja: "参加者", ko: "참여자")
    public static var UserList_Title_Participants: String
    /// “Lift the ban”
    @SBULocalized(en: "Lift the ban", ar: "رفع الحظر", de: "Sperre aufheben", ja: "追放を解除", ko: "차단 해제")
    public static var UserList_Unban: String
    /// “Unmute”
    @SBULocalized(en: "Unmute", ar: "إلغاء الكتم", de: "Stummschaltung aufheben", ja: "ミュート解除", ko: "음소거 해제")
    public static var UserList_Unmute: String
    /// “Remove as operator”
    @SBULocalized(
        en: "Remove as operator", ar: "إلغاء الإشراف", de: "Moderation entziehen", ja: "オペレーターから外す", ko: "운영자 해제")
    public static var UserList_Unregister_Operator: String
    /// “Ban”
    @SBULocalized(en: "Ban", ar: "حظر", de: "Sperren", ja: "追放", ko: "차단")
    public static var UserProfile_Ban: String
    /// “Remove as operator”
    @SBULocalized(
        en: "Remove as operator", ar: "إلغاء الإشراف", de: "Moderation entziehen", ja: "オペレーターから外す", ko: "운영자 해제")
    public static var UserProfile_Dismiss: String
    /// “Message”
    @SBULocalized(en: "Message", ar: "مراسلة", de: "Nachricht senden", ja: "メッセージを送る", ko: "메시지 보내기")
    public static var UserProfile_Message: String
    /// “Mute”
    @SBULocalized(en: "Mute", ar: "كتم", de: "Stummschalten", ja: "ミュート", ko: "음소거")
    public static var UserProfile_Mute: String
    /// “Make operator”
    @SBULocalized(en: "Make operator", ar: "تعيين مشرفًا", de: "Moderation übertragen", ja: "オペレーターにする", ko: "운영자로 지정")
    public static var UserProfile_Promote: String
    /// “Make operator”
    @SBULocalized(en: "Make operator", ar: "تعيين مشرفًا", de: "Moderation übertragen", ja: "オペレーターにする", ko: "운영자로 지정")
    public static var UserProfile_Register: String
    /// “Member”
    @SBULocalized(en: "Member", ar: "عضو", de: "Mitglied", ja: "メンバー", ko: "멤버")
    public static var UserProfile_Role_Member: String
    /// “Operator”
    @SBULocalized(en: "Operator", ar: "مشرف", de: "Moderation", ja: "オペレーター", ko: "운영자")
    public static var UserProfile_Role_Operator: String
    /// “Unmute”
    @SBULocalized(en: "Unmute", ar: "إلغاء الكتم", de: "Stummschaltung aufheben", ja: "ミュート解除", ko: "음소거 해제")
    public static var UserProfile_Unmute: String
    /// “Remove as operator”
    @SBULocalized(
        en: "Remove as operator", ar: "إلغاء الإشراف", de: "Moderation entziehen", ja: "オペレーターから外す", ko: "운영자 해제")
    public static var UserProfile_Unregister: String
    /// “User ID”
    @SBULocalized(en: "User ID", ar: "معرّف المستخدم", de: "Benutzer-ID", ja: "ユーザーID", ko: "사용자 ID")
    public static var UserProfile_UserID: String
}
