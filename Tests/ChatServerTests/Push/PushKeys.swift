/// Keys that were made for the tests and open nothing.
enum PushKeys {
    /// A key on P-256, as Apple gives them out.
    static let elliptic = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzc4iQPSfPdUisgtZ
        M3t0FqUAG+omrjbwWnXQdqCGePGhRANCAARxY1HeUBl66A5sE7PX/vIDnY5rChgd
        2D+uIZeO6RolZNdTgmR9nf93tCd1WisEtqEqT+kZ159KYaRDzqYyrTzm
        -----END PRIVATE KEY-----
        """ + "\n"

    /// A key of RSA, as in a service account.
    static let rsa = """
        -----BEGIN PRIVATE KEY-----
        MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQChCqoTNl/WXtEZ
        yGqpIINU6NdFtaKlpceNWlFyjpm3W5o72a7P9ZGWWIrI7cYMI6qf6H8CG1y3OMtI
        XOGP27E+8fT5cDo26s7jXs5lRrqZ3NnBT3wdjf+Ksh4Nc1if4WxlW8ogt4/DzrEj
        /dQ+wL/yChlLrzFUI1vX9p9fgGLNB+6hxI2kazcFhYHmqHYQzUpiW7NNVFUnAP7M
        lh9ngwkkxzO04CFJ3cZweKedt+B6moKBIBbijH/r9ih/rGxHqCtEK2IVfSuysw2l
        5fBs69OvhAtfb7PUpdhf7gOoodQ/mcSXAb3Q9/oa4Lvyh+bsXvTlKSCfXbMEcfky
        uX7JHpVLAgMBAAECggEAF9SeKk2njO9m/eu8bN6U0KHMCVLBiMWpa+9rkgosEQgL
        IMQrrDZontjnYKhe4Dj+7L7Y3JTz+WD8I+8qqcEWz3u6hpbm5m2Ew/ypii8XOeGG
        j6aVdUIoCHwnGlJxUOdoxO76UDEZox4Y9HyBRe/793MrHxoDsLGyy5iBKP60oCZK
        J7aKFyUHkYW8Ghp5x+IPDzfLR6hgDaTyh3quAcxYKyJAynecfyFGwstfSqfGyMT5
        GKVgZ0hTgGCR7SYOFIY5VK4XJM8Sp4wTWmDhZoUHdNvVNpVaACOTCdSYwB9AcB5k
        k4sRGR9UDq1zzK0BYTY16WCqmzLNpJi4sVPI0cEtAQKBgQDWybAQ1Zhhzv7f5ffv
        2j9fK4+uY4q6LLhkrruBWfh1FnQCXZyvSl8mRM1hVE4Dttp2KrV1pHrfjmNiXi46
        pLFT2WeMAGtPEUOONm+5iYISfmpMbP4tcB0WBUH3vXRpEMjCgcqqsU5J1ZtaS355
        qqOD9yJRh6MIbAp6aN4gERNAiwKBgQC/8PsLuwyEr92l3GeQwzPuqi7WT20C+2st
        gd4QBfuBpP0xUmVQWTLDVGw8XFao9X0pR2kSNH5qO5JleMM3bb1MpkeQGyKqJI66
        cpIK+q8gipsXGknO5JJjtaV8FngAm40LHMYu8Ps5iS1z+ACOTOHzjdHozp/gnq1c
        awaNS7XWQQKBgQCi+5RwkcP5pBrfRx/mj1O7IdD7YWlpcHnTXIvH0b+pCYqqKOK2
        WNbusRKvoks4ok4PkMT1KgRbEy7y+8hUk5hDqhrar46+Brmedkw9G8zpv6dlqucN
        D5/ij8bI+KgW+bd9cQOalsRzXnVuBQ9Jv2QoxSTzfNsHjwQ8csrqxko3lQKBgBrN
        DFDcAmh4ogtp1jA5gYPe0YFtP7x93L5S9u3n1/GHVy9O4QSyH8t0e1SGVDdtZ9ee
        uAYpvEkbHlr63M9djGQqh62QjGuThTZ1jvznehKiJ/u22P2Bnws7Lus/u+vhzHTz
        xJyDW6DyDZ220GUOSTKX5+qJB3v2zCAudZC/NJnBAoGBALkXxPv6GFmRSAtuDcRP
        DSRdWhrNZ0fcZTez0wFp+z8XsWax9NMimVaozNZlwL0MBZWBgvFnev7HKGwQOyVF
        YB+LxVi5CSLBD0gJXeW/Kv+20o3lvqD1TWeRP86yCI10y2IesEzvk+NtRjdGcFWB
        SaNLYMv1SlCWlgDfroJaYsce
        -----END PRIVATE KEY-----
        """ + "\n"

    /// A service account whose tokens are given at an address.
    static func account(tokenURL: String) -> String {
        let key = rsa.split(separator: "\n").joined(separator: #"\n"#)
        return #"{"project_id": "chat-1", "client_email": "a@b.c", "private_key": "\#(key)\n", "#
            + #""token_uri": "\#(tokenURL)"}"#
    }
}
