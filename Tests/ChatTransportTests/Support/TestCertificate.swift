import ChatTransport
import Foundation

/// A self-signed certificate for `localhost` and `127.0.0.1`, valid until 2126, made for these tests only.
enum TestCertificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBnDCCAUOgAwIBAgIUOBhEWtTK6PXZNFLmGRkT/pURu4UwCgYIKoZIzj0EAwIw
        FTETMBEGA1UEAwwKUm9vc3QgdGVzdDAgFw0yNjExMzAwODM3MjBaGA8yMTI2MTEw
        NjA4MzcyMFowFTETMBEGA1UEAwwKUm9vc3QgdGVzdDBZMBMGByqGSM49AgEGCCqG
        SM49AwEHA0IABJDZPWJkBLswIhHBm/zxicDUaIkSbuQ+UJ5UF10chZ2WiG+7SF9v
        4mawwLCnX/l1dWFRsqsGI7xt06l9ZUlBERijbzBtMB0GA1UdDgQWBBT8SXytWdA3
        OxWdCHGt75ndqQ3uFDAfBgNVHSMEGDAWgBT8SXytWdA3OxWdCHGt75ndqQ3uFDAP
        BgNVHRMBAf8EBTADAQH/MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAKBggq
        hkjOPQQDAgNHADBEAiBJQcm44C4NkWfQ+Lakh2V099fCpjtdzgadvAdHDbJ5WQIg
        EZ9UGakZ1SGFMUqtorLmiy+WlWQ2pJn5SvuMxT7a9vs=
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2Q+USOaYDN8sQPPa
        Dv62yeIsUmPRT41QY+s/i6lI1tChRANCAASQ2T1iZAS7MCIRwZv88YnA1GiJEm7k
        PlCeVBddHIWdlohvu0hfb+JmsMCwp1/5dXVhUbKrBiO8bdOpfWVJQREY
        -----END PRIVATE KEY-----
        """

    /// Writes both to a new folder and returns their paths.
    static func write() throws -> (certificate: String, key: String) {
        let name = RandomBytes.system(8).map { String($0, radix: 16) }.joined()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("roost-tls-\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let paths = (
            certificate: folder.appendingPathComponent("certificate.pem").path,
            key: folder.appendingPathComponent("key.pem").path
        )
        try certificate.write(toFile: paths.certificate, atomically: true, encoding: .utf8)
        try key.write(toFile: paths.key, atomically: true, encoding: .utf8)
        return paths
    }
}
