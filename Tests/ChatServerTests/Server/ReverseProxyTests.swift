import ChatWire
import Foundation
import Processes
import Requirements
import Testing

/// The recipe in Packaging/nginx.conf, with ports and files of the test's.
@Suite("Behind a real nginx", .within(minutes: 2))
struct ReverseProxyTests {
    /// An nginx of the test's own, before a server.
    private final class Nginx {
        let port: UInt16
        private let child: ChildProcess
        private let folder: TemporaryFolder

        init(before server: UInt16, prefix: String) throws {
            folder = try TemporaryFolder()
            port = try Self.freePort()
            let certificate = try Certificate(in: folder, name: "proxy")
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            var recipe = try String(contentsOf: root.appending(path: "Packaging/nginx.conf"), encoding: .utf8)
            for (from, to) in [
                ("server 127.0.0.1:8080", "server 127.0.0.1:\(server)"),
                ("listen 443 ssl http2", "listen 127.0.0.1:\(port) ssl http2"),
                ("listen [::]:443 ssl http2;", ""),
                ("/etc/letsencrypt/live/chat.example.org/fullchain.pem", certificate.certificate.path),
                ("/etc/letsencrypt/live/chat.example.org/privkey.pem", certificate.key.path),
                ("location / {", "location \(prefix)/ {"),
            ] {
                try #require(recipe.contains(from), "the recipe has no '\(from)'")
                recipe = recipe.replacing(from, with: to)
            }
            let file = try folder.file(
                "nginx.conf",
                """
                daemon off; master_process off; pid \(folder.url.path)/pid; error_log \(folder.url.path)/log;
                events {}
                http {
                    access_log off;
                    client_body_temp_path \(folder.url.path)/body; proxy_temp_path \(folder.url.path)/proxy;
                    fastcgi_temp_path \(folder.url.path)/a; uwsgi_temp_path \(folder.url.path)/b;
                    scgi_temp_path \(folder.url.path)/c;
                    \(recipe)
                }
                """)
            let arguments = ["-e", folder.url.path + "/early", "-c", file.path]
            let checked = try Command.run("nginx", arguments + ["-t"])
            try #require(checked.status == 0, "nginx does not take the recipe")
            child = try ChildProcess(
                "nginx", arguments, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"], directory: folder.url)
        }

        deinit {
            child.send(SIGKILL)
            child.wait()
        }

        /// nginx takes no port of the system's choice: one that was free a moment ago.
        private static func freePort() throws -> UInt16 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let result = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
                }
            }
            try #require(result == 0)
            return UInt16(bigEndian: address.sin_port)
        }
    }

    @Test(
        "REST, uploads, files and a WebSocket pass, under a path of the proxy's; failures count for the client behind it"
    )
    func recipe() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(
            dataPath: folder.path,
            [
                "--trusted-proxies", "127.0.0.1", "--path-prefix", "/chat", "--failures-per-minute", "3", "--log-level",
                "debug",
            ])
        let nginx = try Nginx(before: server.port, prefix: "/chat")
        let base = "https://127.0.0.1:\(nginx.port)/chat"
        // The first call waits until nginx listens.
        let made = try await Command.curl(
            "--insecure", "--retry", "30", "--retry-connrefused", "-H", "Api-Token: \(folder.token)", "-d",
            #"{"user_id":"ana","nickname":"Ana","profile_url":""}"#, "\(base)/v3/users")
        #expect(made.status == 200, "\(made.body)")
        // Larger than what nginx would hold in memory, and than its own limit for bodies.
        let bytes = try TemporaryFolder()
        let file = try bytes.file("big", String(repeating: "0123456789abcdef", count: 200_000))
        let upload = try await Command.curl(
            "--insecure", "-H", "Api-Token: \(folder.token)", "-H", "Content-Type: application/octet-stream",
            "--data-binary", "@\(file.path)", "\(base)/v3/files?file_name=big.txt")
        #expect(upload.status == 200, "\(upload.body)")
        let url = try #require(upload.body.firstMatch(of: /"url":"([^"]+)"/)?.1).replacing("\\/", with: "/")
        let read = try await Command.curl("--insecure", "-H", "Api-Token: \(folder.token)", "\(base)\(url)")
        #expect(read.status == 200 && read.body.utf8.count == 3_200_000)
        // An upgrade through the proxy, by a client that others wrote.
        let upgrade = try Command.run(
            "curl",
            [
                "--insecure", "--silent", "--include", "--http1.1", "--max-time", "2", "-H", "Connection: Upgrade",
                "-H",
                "Upgrade: websocket", "-H", "Sec-WebSocket-Version: 13", "-H",
                "Sec-WebSocket-Key: BwcHBwcHBwcHBwcHBwcHBw==", "-H", "Sec-WebSocket-Protocol: roost.v1",
                "\(base)/v3/socket",
            ])
        #expect(upgrade.out.hasPrefix("HTTP/1.1 101 ") && upgrade.out.lowercased().contains("roost.v1"))
        for path in ["/health", "/metrics", "/v3/users"] {
            #expect(
                try await Command.curl("--insecure", "https://127.0.0.1:\(nginx.port)\(path)").status == 404, "\(path)")
        }
        for _ in 0..<3 {
            let wrong = try await Command.curl("--insecure", "-H", "Api-Token: wrong", "\(base)/v3/users")
            #expect(wrong.status == 401)
        }
        #expect(
            try await Command.curl("--insecure", "-H", "Api-Token: \(folder.token)", "\(base)/v3/users").status == 429)
        // The proxy itself, as for a client of another address, goes on.
        let direct = try await Command.curl(
            "-H", "Api-Token: \(folder.token)", "-H", "X-Forwarded-For: 203.0.113.9",
            "http://127.0.0.1:\(server.port)/v3/users")
        #expect(direct.status == 200)
        let log = server.stop().log
        #expect(log.contains(/"event":"http.request","request":"[0-9a-f]{32}"/))
    }
}
