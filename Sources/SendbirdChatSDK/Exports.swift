// An app file that says `import SendbirdChatSDK` sees Foundation too, as with the documented SDK.
@_exported public import Foundation
