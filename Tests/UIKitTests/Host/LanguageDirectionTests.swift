import Requirements
import Testing

@testable import UIKit

@Suite("The direction of the user's language")
struct LanguageDirectionTests {
    @Test(
        "It is told by the environment, whether or not the system has that language's locale", .covers("C-59"),
        arguments: [
            (["LANG": "ar_EG.UTF-8"], true), (["LANG": "he"], true), (["LANG": "fa_IR@latin"], true),
            (["LANG": "de_DE.UTF-8"], false), (["LANG": "C.UTF-8"], false), ([:], false),
            (["LANG": "de_DE", "LC_MESSAGES": "ar"], true), (["LC_ALL": "C", "LANG": "ar"], false),
            (["LC_ALL": "", "LANG": "ur_PK"], true),
        ])
    func direction(environment: [String: String], isRightToLeft: Bool) {
        #expect(LanguageDirection.isRightToLeft(in: environment) == isRightToLeft)
    }
}
