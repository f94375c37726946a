import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Choosing people for a channel", .serialized, .oneAtATime)
@MainActor
struct CreateChannelViewModelTests {
    /// A list of the app's own, given by pages.
    private final class Pages: SBUCreateChannelViewModelDataSource {
        var pages: [[SBUUser]]
        private(set) var asked = 0

        init(count: Int, page: Int) {
            let users = (0..<count).map { SBUUser(userId: "u\($0)") }
            pages = stride(from: 0, to: count, by: page).map { Array(users[$0..<min($0 + page, count)]) }
        }

        func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, nextUserListForChannelType channelType: ChannelCreationType
        ) -> [SBUUser]? {
            asked += 1
            return pages.isEmpty ? [] : pages.removeFirst()
        }
    }

    @Test("A list of 45 in pages of 20 has 45 rows, and is not asked again at its end", .covers("C-34", "B16"))
    func ownList() throws {
        try Stage.run { _ in
            let pages = Pages(count: 45, page: 20)
            let model = SBUCreateChannelViewModel(dataSource: pages)
            for _ in 0..<10 { model.loadNextUserList(reset: false) }
            #expect(model.userList.count == 45)
            #expect(pages.asked == 4)
            #expect(model.userListQuery == nil)
        }
    }

    @Test("Only a row near the end loads the next people", .covers("B2"))
    func preloading() throws {
        try Stage.run { _ in
            let pages = Pages(count: 45, page: 20)
            let model = SBUCreateChannelViewModel(dataSource: pages)
            model.loadNextUserList(reset: true)
            model.preLoadNextUserList(indexPath: IndexPath(row: 3, section: 0))
            #expect(model.userList.count == 20)
            model.preLoadNextUserList(indexPath: IndexPath(row: 15, section: 0))
            #expect(model.userList.count == 40)
        }
    }

    @Test("Given people are all there is, without the user of the app and without doubles", .covers("B16", "B15"))
    func given() throws {
        try Stage.run { _ in
            let users = ["bo", "ana", "bo", "zoe"].map { SBUUser(userId: $0) }
            let model = SBUCreateChannelViewModel(users: users)
            model.initUserList()
            model.loadNextUserList(reset: false)
            #expect(model.userList.map(\.userId) == ["bo", "zoe"])
        }
    }

    @Test("Who is chosen stays chosen when the list is loaded anew, in the order of choosing", .covers("B18", "B27"))
    func selection() throws {
        try Stage.run { _ in
            let users = ["a", "b", "c"].map { SBUUser(userId: $0) }
            let model = SBUCreateChannelViewModel(users: users)
            model.initUserList()
            for user in [users[2], users[0], users[1], users[0]] { model.selectUser(user: user) }
            model.loadNextUserList(reset: true)
            #expect(model.selectedUserIds == ["c", "b"])
            #expect(model.selectedUserList == Set([users[1], users[2]]))
        }
    }

    @Test("People chosen through the property are counted, after those chosen by tap")
    func selectedByProperty() throws {
        try Stage.run { _ in
            let model = SBUCreateChannelViewModel()
            model.selectUser(user: SBUUser(userId: "z"))
            model.selectedUserList.formUnion(["y", "x"].map { SBUUser(userId: $0) })
            #expect(model.selectedUserIds == ["z", "x", "y"])
        }
    }

    @Test("Of given people a search shows those with a word that starts so, whatever case and accents", .covers("B13"))
    func search() throws {
        try Stage.run { _ in
            let users = ["Zoë Ångström", "Bo Zola", "Ana"].enumerated().map {
                SBUUser(userId: "u\($0.offset)", nickname: $0.element)
            }
            let model = SBUCreateChannelViewModel(users: users)
            model.initUserList()
            model.selectUser(user: users[2])
            model.searchUsers(nameStartsWith: " zo")
            #expect(model.userList == [users[0], users[1]])
            model.searchUsers(nameStartsWith: "angs")
            #expect(model.userList == [users[0]])
            model.searchUsers(nameStartsWith: "")
            #expect(model.userList == users)
            #expect(model.selectedUserList == [users[2]])
        }
    }
}
