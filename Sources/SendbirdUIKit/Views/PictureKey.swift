import Foundation

/// What a picture is known by: its address without what changes while the
/// picture stays the same.
///
/// A signed address is signed anew from time to time; the picture behind it is
/// no other one. Everything else of the address tells pictures apart: two files
/// called `image.jpg`, or `avatar?user=1` and `avatar?user=2`, are two.
struct PictureKey: Hashable {
    /// The part of the address that stays.
    let text: String

    /// Names of query items that sign an address, in small letters: ours, and
    /// those of the large object stores.
    private static let signing: Set = [
        "auth", "key", "token", "sig", "signature", "expires", "expiry", "exp", "policy", "key-pair-id",
        "awsaccesskeyid", "googleaccessid", "se", "sp", "sv", "sr", "st", "spr", "skoid", "sktid", "skt", "ske", "sks",
        "skv",
    ]

    /// Creates the key of an address.
    init(_ url: URL) {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            text = url.absoluteString
            return
        }
        let staying = parts.queryItems?.filter { !Self.isSigning($0.name.lowercased()) } ?? []
        parts.queryItems = staying.isEmpty ? nil : staying
        parts.fragment = nil
        text = parts.string ?? url.absoluteString
    }

    private static func isSigning(_ name: String) -> Bool {
        signing.contains(name) || name.hasPrefix("x-amz-") || name.hasPrefix("x-goog-")
    }
}
