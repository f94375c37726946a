import Foundation
import Testing

@testable import SendbirdChatSDK

extension CurrentClientTests {
    @Suite("Users, counts and preferences with a real server")
    @MainActor
    struct UsersLiveTests {
        @Test("Who is blocked is not heard, and heard again afterwards; lists, cache and counts follow")
        func blocking() async throws {
            let talk = try await Talk()
            try await talk.anas.sendUserMessage("one")
            await talk.pulse.until { talk.bosList.succeededMessages.count == 1 && talk.bos.unreadMessageCount == 1 }
            talk.act(as: talk.bo)
            #expect(try await SendbirdChat.blockUserId("ana").userId == "ana")
            await talk.pulse.until { talk.bosList.succeededMessages.isEmpty && talk.bos.unreadMessageCount == 0 }
            await talk.pulse.until { talk.bos.getMember("ana")?.isBlockedByMe == true }
            try await talk.anas.sendUserMessage("two")
            let cy = try await talk.room.device("cy")
            try await cy.channel("chan_tea").sendUserMessage("from cy")
            await talk.pulse.until { talk.message("from cy", in: talk.bosList) != nil }
            #expect(talk.bosList.succeededMessages.count == 1 && talk.bos.unreadMessageCount == 1)
            let query = SendbirdChat.createBlockedUserListQuery()
            #expect(try await query.loadNextPage().map(\.userId) == ["ana"] && !query.hasNext)
            try await SendbirdChat.unblockUserId("ana")
            await talk.pulse.until { talk.bosList.succeededMessages.map(\.message) == ["one", "two", "from cy"] }
            await talk.bo.disconnectSocket()
            #expect(try await talk.cached().map(\.message) == ["one", "two", "from cy"])
            talk.stop()
        }

        @Test("Metadata of the current user is made, set and deleted; nobody changes another's")
        func metadata() async throws {
            let talk = try await Talk()
            let me = try #require(SendbirdChat.getCurrentUser())
            try await me.createMetaData(["team": "red"])
            #expect(try await me.updateMetaData(["team": "blue", "desk": "4"]) == ["team": "blue", "desk": "4"])
            #expect(me.metaData == ["team": "blue", "desk": "4"])
            try await me.deleteMetaData(key: "desk")
            #expect(me.metaData == ["team": "blue"])
            let query = SendbirdChat.createApplicationUserListQuery {
                $0.setMetaDataFilter(key: "team", values: ["blue"])
            }
            #expect(try await query.loadNextPage().map(\.userId) == ["ana"])
            try await me.deleteAllMetaData()
            #expect(me.metaData.isEmpty)
            let bo = try #require(talk.anas.getMember("bo"))
            await #expect(throws: SBError.self) { try await bo.createMetaData(["team": "red"]) }
            talk.stop()
        }

        @Test("Device tokens are registered, listed and taken away; one that came early waits for the login")
        func pushTokens() async throws {
            let talk = try await Talk()
            let (first, second) = (Data([1, 171]), Data([2, 255]))
            #expect(try await SendbirdChat.registerDevicePushToken(first, unique: false) == .success)
            #expect(try await SendbirdChat.getMyPushTokens(pushTokenType: .APNS) == ["01ab"])
            await talk.ana.disconnectSocket()
            #expect(try await SendbirdChat.registerDevicePushToken(second, unique: false) == .pending)
            #expect(SendbirdChat.getPendingPushToken() == second)
            try await talk.ana.connect("ana")
            #expect(SendbirdChat.getPendingPushToken() == nil)
            // It goes out with the login, and nobody waits for its answer.
            while try await SendbirdChat.getMyPushTokens(pushTokenType: .APNS).count < 2 {}
            #expect(Set(try await SendbirdChat.getMyPushTokens(pushTokenType: .APNS)) == ["01ab", "02ff"])
            try await SendbirdChat.unregisterPushToken(first)
            #expect(try await SendbirdChat.getMyPushTokens(pushTokenType: .APNS) == ["02ff"])
            try await SendbirdChat.unregisterAllPushToken()
            #expect(try await SendbirdChat.getMyPushTokens(pushTokenType: .APNS).isEmpty)
            talk.stop()
        }

        @Test("When and of what one is notified is set and read back")
        func pushPreferences() async throws {
            let talk = try await Talk()
            try await SendbirdChat.setPushTriggerOption(.mentionOnly)
            #expect(try await SendbirdChat.getPushTriggerOption() == .mentionOnly)
            try await SendbirdChat.setDoNotDisturb(
                enable: true, startHour: 22, startMin: 30, endHour: 7, endMin: 0, timezone: "Europe/Paris")
            let quiet: String = try await awaiting { done in
                SendbirdChat.getDoNotDisturb { enabled, hour, minute, endHour, endMinute, zone, error in
                    done("\(enabled) \(hour):\(minute) \(endHour):\(endMinute) \(zone)", error)
                }
            }
            #expect(quiet == "true 22:30 7:0 Europe/Paris")
            try await SendbirdChat.setSnoozePeriod(enabled: true, startTimestamp: 5, endTimestamp: 9)
            let snooze: [Int64] = try await awaiting { done in
                SendbirdChat.getSnoozePeriod { enabled, start, end, error in done(enabled ? [start, end] : [], error) }
            }
            #expect(snooze == [5, 9])
            try await SendbirdChat.setPushSound("bell")
            #expect(try await SendbirdChat.getPushSound() == "bell")
            talk.stop()
        }

        @Test("Unread is counted by kind and by choice, and read away for some channels and for all")
        func counts() async throws {
            let talk = try await Talk()
            let cake = try await talk.ana.createChannel("chan_cake", with: ["bo"])
            let mention = UserMessageCreateParams(message: "hi bo")
            mention.mentionedUserIds = ["bo"]
            try await talk.anas.sendUserMessage(params: mention)
            try await talk.anas.sendUserMessage("tea")
            try await cake.sendUserMessage("cake")
            await talk.pulse.until { talk.bos.unreadMessageCount == 2 }
            talk.act(as: talk.bo)
            #expect(try await SendbirdChat.getTotalUnreadMessageCount(params: .init()) == 3)
            #expect(try await SendbirdChat.getTotalUnreadChannelCount(params: .init()) == 2)
            let supergroups = GroupChannelTotalUnreadMessageCountParams()
            supergroups.superChannelFilter = .super
            #expect(try await SendbirdChat.getTotalUnreadMessageCount(params: supergroups) == 0)
            let items = try await SendbirdChat.getUnreadItemCount(
                key: [.groupChannelUnreadMessageCount, .nonSuperUnreadMentionCount])
            #expect(items.groupChannelUnreadMessageCount == 3 && items.nonSuperUnreadMentionCount == 1)
            #expect(items.has(.groupChannelUnreadMessageCount) && !items.has(.superInvitationCount))
            #expect(try await SendbirdChat.getGroupChannelCount(memberStateFilter: .joinedOnly) == 2)
            try await talk.bos.setMyCountPreference(.unreadMentionCountOnly)
            #expect(talk.bos.myCountPreference == .unreadMentionCountOnly)
            #expect(talk.bos.unreadMessageCount == 0 && talk.bos.unreadMentionCount == 1)
            #expect(try await SendbirdChat.getTotalUnreadMessageCount(params: .init()) == 1)
            try await talk.bos.setMyCountPreference(.all)
            try await SendbirdChat.markAsRead(channelURLs: ["chan_tea"])
            await talk.pulse.until { talk.bos.unreadMessageCount == 0 }
            #expect(try await SendbirdChat.getTotalUnreadMessageCount(params: .init()) == 1)
            try await SendbirdChat.markAsReadAll()
            #expect(try await SendbirdChat.getTotalUnreadMessageCount(params: .init()) == 0)
            talk.stop()
        }

        @Test("Counters are made, added to, told key by key, and deleted")
        func metaCounters() async throws {
            let talk = try await Talk()
            #expect(try await talk.anas.createMetaCounters(["cups": 1]) == ["cups": 1])
            await talk.pulse.until { talk.ear.heard == [#"made ["cups": 1]"#] }
            try await talk.anas.increaseMetaCounters(["cups": 2])
            #expect(try await talk.anas.increaseMetaCounters(["cups": 3]) == ["cups": 6])
            #expect(try await talk.bos.getMetaCounters(keys: ["cups"]) == ["cups": 6])
            #expect(try await talk.anas.decreaseMetaCounters(["cups": 4]) == ["cups": 2])
            #expect(try await talk.anas.updateMetaCounters(["cups": 9, "forks": 1]) == ["cups": 9, "forks": 1])
            try await talk.anas.deleteMetaCounters(key: "forks")
            await talk.pulse.until { talk.ear.heard.last == #"removed ["forks"]"# }
            try await talk.anas.deleteAllMetaCounters()
            #expect(try await talk.bos.getAllMetaCounters().isEmpty)
            talk.stop()
        }

        @Test("Which channels changed is told from a token on")
        func changeLogs() async throws {
            let talk = try await Talk()
            func ask(_ token: String?) async throws -> (urls: [String], gone: [String], token: String?) {
                try await awaiting { done in
                    SendbirdChat.getMyGroupChannelChangeLogs(token: token) { channels, gone, _, token, error in
                        done(channels.map { ($0.map(\.channelURL), gone ?? [], token) }, error)
                    }
                }
            }
            let start = try await ask(nil)
            #expect(start.urls == ["chan_tea"])
            let cake = try await talk.ana.createChannel("chan_cake", with: ["bo"])
            let next = try await ask(start.token)
            #expect(next.urls == ["chan_cake"] && next.gone.isEmpty)
            try await cake.leave()
            #expect(try await ask(next.token).gone == ["chan_cake"])
            await #expect(throws: SBError.self) { _ = try await ask("nonsense") }
            talk.stop()
        }

        @Test("The kinds of channels: exclusive, ephemeral, and behind an access code")
        func kinds() async throws {
            let talk = try await Talk()
            let params = GroupChannelCreateParams()
            (params.channelURL, params.isPublic, params.accessCode) = ("chan_club", true, "sesame")
            let made: GroupChannel = try await awaiting { done in
                GroupChannel.createChannel(params: params, completionHandler: done)
            }
            #expect(made.isAccessCodeRequired && made.isPublic && made.isDiscoverable && !made.isExclusive)
            let bos = try await talk.bo.channel("chan_club")
            await #expect(throws: SBError.self) { try await bos.join(accessCode: "wrong") }
            try await bos.join(accessCode: "sesame")
            #expect(bos.myMemberState == .joined)
            let exclusive = GroupChannelCreateParams()
            (exclusive.isExclusive, exclusive.isEphemeral) = (true, false)
            let stage: GroupChannel = try await awaiting { done in
                GroupChannel.createChannel(params: exclusive, completionHandler: done)
            }
            #expect(stage.isExclusive && stage.isSuper && !stage.isEphemeral)
            talk.stop()
        }

        @Test("The emoji are the same each time, each found by its key")
        func emoji() async throws {
            let talk = try await Talk()
            let all = try await SendbirdChat.getAllEmojis()
            let keys = all.categories.flatMap { $0.emojis.map(\.key) }
            #expect(Set(keys).count == keys.count && keys.contains("👍") && keys.allSatisfy { $0.count == 1 })
            #expect(SendbirdChat.getAppInfo()?.isEmojiUpdateNeeded(prevEmojiHash: all.emojiHash) == false)
            let found: Emoji = try await awaiting { SendbirdChat.getEmoji("🎉", completionHandler: $0) }
            #expect(found.key == "🎉")
            await #expect(throws: SBError.self) {
                let _: Emoji = try await awaiting { SendbirdChat.getEmoji("x", completionHandler: $0) }
            }
            let category: EmojiCategory = try await awaiting {
                SendbirdChat.getEmojiCategory(2, completionHandler: $0)
            }
            #expect(category.name == "gestures")
            talk.stop()
        }
    }
}
