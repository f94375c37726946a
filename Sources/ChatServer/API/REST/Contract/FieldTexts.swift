/// What each parameter and field means, said once: a name means the same wherever it stands.
///
/// A new name of a parameter or body field needs a line here, which a test demands.
enum FieldTexts {
    /// The sentence; nil for a name without one.
    static func of(_ name: String) -> String? {
        for texts in [paths, pages, filters, bodies, files, answers, outbound] {
            if let text = texts[name] { return text }
        }
        return nil
    }

    private static let paths = [
        "channel_url": "The address of the channel.",
        "user_id": "The id that the application gave the user.",
        "message_id": "The id of the message; increases within a channel.",
        "key": "The key of the metadata.",
    ]

    private static let pages = [
        "limit": "How many at the most.",
        "token": "Where to go on: `next` of the page before.",
        "next": "The token of the next page; empty at the end.",
        "message_ts": "The moment the page stands around, in milliseconds since 1970; one of this and `message_id`.",
        "prev_limit": "How many messages before the moment at the most.",
        "next_limit": "How many messages after the moment at the most.",
        "include": "Whether messages exactly at the moment are in the page; true by default.",
        "reverse": "Whether the newest comes first; false by default.",
        "order": "The order of the list.",
    ]

    private static let filters = [
        "user_ids": "These users, by id.",
        "nickname": "The name shown to others; as a filter the exact one.",
        "nickname_startswith": "By the beginning of the nickname, case ignored.",
        "metadata_order_key": "The metadata key whose value orders the list; needed for that order.",
        "show_empty": "Whether channels without messages are listed; false by default.",
        "show_frozen": "Whether frozen channels are listed; true by default.",
        "show_member": "Whether a channel comes with its members.",
        "show_metadata": "Whether a channel comes with its metadata.",
        "custom_types": "By custom type, any of these.",
        "custom_type_startswith": "By the beginning of the custom type.",
        "channel_urls": "These channels, by address.",
        "name_contains": "By a part of the name, case ignored.",
        "url_contains": "By a part of the address, case ignored.",
        "members_include_in": "With all of these members, or with any of them: see `query_type`.",
        "members_exactly_in": "With exactly these members.",
        "members_nickname": "With a member of exactly this nickname, any of these.",
        "members_nickname_contains": "With a member whose nickname has this part, case ignored.",
        "members_nickname_startswith": "With a member whose nickname begins so, case ignored.",
        "query_type": "Whether all of `members_include_in` must be members, or any; all by default.",
        "search_query": "A text to look for in `search_fields`.",
        "search_fields": "Where `search_query` is looked for: `channel_name`, `member_nickname`.",
        "member_state_filter": "By membership; all by default.",
        "public_membership_mode": "Of the public channels all, or those that the caller has joined.",
        "hidden_mode": "By whether the user hides the channel; shown ones by default.",
        "unread_filter": "All channels, or those with unread messages; all by default.",
        "public_mode": "By being public; all by default.",
        "super_mode": "By being a supergroup; all by default.",
        "metadata_key": "By a metadata key that the channel has.",
        "metadata_values": "With `metadata_key`: any of these values.",
        "metadata_value_startswith": "With `metadata_key`: by the beginning of its value.",
        "created_before": "Made before this time, in milliseconds since 1970.",
        "created_after": "Made after this time, in milliseconds since 1970.",
        "operator_filter": "By role; all by default.",
        "muted_member_filter": "By being muted; all by default.",
        "keys": "These metadata keys; all by default.",
        "delete_all": "Whether all operators are removed; then no ids are needed.",
    ]

    private static let bodies = [
        "profile_url": "The address of the user's picture.",
        "is_active": "Whether the user may log in.",
        "metadata": "The application's own texts by key.",
        "issue_access_token": "Whether a token is made for the user, who then needs one to log in.",
        "expires_at": "When the token ends, in milliseconds since 1970; never by default.",
        "operator_ids": "The operators, by user id.",
        "name": "The name.",
        "cover_url": "The address of the cover picture.",
        "data": "The application's own data.",
        "custom_type": "The application's own kind.",
        "is_distinct": "Whether the same members get the channel that they have already.",
        "is_public": "Whether anyone may find and join the channel.",
        "is_super": "Whether it is a supergroup.",
        "is_broadcast": "Whether only operators send; makes a supergroup.",
        "inviter_id": "In whose name the channel is made, by user id.",
        "strict": "Whether an id that no user has is refused instead of passed over; false by default.",
        "freeze": "Whether only operators may send.",
        "should_remove_operator_status": "Whether who leaves is no operator any more; false by default.",
        "message_type": "`MESG`, `FILE` or `ADMM`; `MESG` by default.",
        "message": "The text.",
        "url": "The address of the file.",
        "file_name": "The name of the file to show.",
        "file_type": "The media type that the sender believes the file to have; the server looks for itself.",
        "file_size": "The size of the file in bytes, where it lies elsewhere.",
        "is_silent": "Whether nobody is notified and nothing counts as unread; false by default.",
        "created_at": "When it was made: of channels and users in seconds, of messages in milliseconds since 1970.",
        "mention_type": "Whether users are mentioned one by one, or everyone in the channel.",
        "mentioned_user_ids": "The mentioned users, by id.",
        "mentioned_message_template": "The text with a placeholder where each mentioned user's name goes.",
        "dedup_id": "A text of the caller's: the same one again sends nothing and answers the first result.",
        "seconds": "How long, in seconds; -1 without an end.",
        "description": "The reason.",
        "upsert": "Whether keys that are not there are added; false by default.",
        "allow_auto_unhide": "Whether the next message shows the channel again; true by default.",
        "hide_previous_messages": "Whether what was said so far is hidden as well; false by default.",
        "push_trigger_option": "Which messages the member is notified of.",
        "auto_accept": "Whether the user joins at once when invited.",
        "participants_may_change": "Whether whoever is in an open channel may change and delete it.",
    ]

    private static let files = [
        "file": "The file.",
        "profile_file": "The user's picture.",
        "cover_file": "The cover picture.",
        "thumbnail1": "The size of a thumbnail in pixels, as `100,100`.",
        "thumbnail2": "The size of a second thumbnail.",
        "thumbnail3": "The size of a third thumbnail.",
        "purpose": "What the file is for; a message by default.",
        "thumbnail_sizes": "The sizes of thumbnails in pixels, as `320x320`.",
        "file_id": "The file's id in its address.",
        "auth": "The reader's file key.",
        "index": "Which thumbnail, from 0.",
    ]

    /// Webhooks, push services and link previews.
    private static let outbound = [
        "display_all_webhook_categories": "Whether the answer lists every category there is.",
        "display_all_webhook_category": "The same as `display_all_webhook_categories`.",
        "enabled": "Whether it is on.",
        "include_members": "Whether events of group channels carry the first 100 members.",
        "enabled_events": "The categories to tell of; `*` for all.",
        "secret": "What calls are signed with; a new one holds for every call from the answer on.",
        "renew_secret": "Whether a new secret is made, and told once in the answer; false by default.",
        "ids": "These events, by id; all that were set aside by default.",
        "push_enabled": "Whether members are notified of messages.",
        "provider_id": "The id of the push service.",
        "push_type": "The kind of push service: `apns` or `fcm`.",
        "template_name": "The name of the template: `default` or `alternative`.",
        "apns_cert": "The key for provider tokens: the text of the file `.p8`.",
        "apns_key_id": "The id of the key.",
        "apns_team_id": "The id of the developer's team.",
        "apns_bundle_id": "The bundle identifier of the app.",
        "apns_cert_env_type": "`production` or `development`; `production` by default.",
        "has_unread_count_badge": "Whether the badge shows the number of unread messages; true by default.",
        "content_available": "Whether the app is woken as well; false by default.",
        "mutable_content": "Whether an extension of the app may change the notification; true by default.",
        "push_sound": "The name of the sound; `default` for the system's.",
        "push_category": "The category whose actions are offered; none by default.",
        "api_key": "The service account: the text of its file in JSON.",
        "template": "The words by type of message: `MESG`, `FILE`, `ADMM`, each with `push_message`.",
    ]

    private static let answers = [
        "code": "The number of the error.",
        "retry_after_ms": "How many milliseconds to wait, where waiting helps.",
        "channel_seq": "The channel's number when the page was read: it holds every change up to there.",
        "seq": "The number of the last change in the channel.",
        "ts": "A time, in milliseconds since 1970.",
        "pos": "How far the application's log had come.",
        "access_token": "The token; told once.",
        "unread_count": "How many are unread.",
        "last_seen_at": "When the user was last seen, in milliseconds since 1970; 0 while online or unknown.",
        "member_count": "How many members and invited users there are.",
        "joined_member_count": "How many members there are.",
    ]
}
