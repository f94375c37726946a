#!/usr/bin/env python3
"""Measures what a message, a user, a member and a connection cost a server: bytes on the disk, bytes of memory.

usage: Benchmarks/server/sizes.py [--roost PROGRAM] [--messages N] [--members N] [--connections N]

Starts a server on a folder of its own, works it over its public faces, and prints a table. The database is measured
after its log was folded in, the memory as what the system says of the process.
"""
import argparse
import base64
import http.client
import json
import os
import resource
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import tempfile


class Server:
    def __init__(self, program, data):
        self.program, self.data = program, data
        self.token = subprocess.run([program, "admin", "app", "create", "app", "--data", data], check=True,
                                    capture_output=True, text=True).stdout.strip()
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--data", self.data, "--listen", "127.0.0.1:0", "--sockets-per-user", "100000",
             "--rate-limits", "no"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(self.process.stdout.readline().strip().rsplit(":", 1)[1])
        self.http = http.client.HTTPConnection("127.0.0.1", self.port)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait() == 0

    def rest(self, method, path, body=None):
        self.http.request(method, path, json.dumps(body) if body is not None else None, {"Api-Token": self.token})
        answer = self.http.getresponse()
        text = answer.read()
        assert answer.status == 200, (method, path, answer.status, text[:200])
        return json.loads(text)

    def resident(self):
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()

    def stored(self):
        """The bytes of the database with nothing in its log; the server is started anew."""
        self.stop()
        connection = sqlite3.connect(self.data + "/roost.sqlite")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        size = os.path.getsize(self.data + "/roost.sqlite")
        self.start()
        return size


class Client:
    """A WebSocket of one user, without a library."""

    def __init__(self, server, user):
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        key = base64.b64encode(b"0123456789abcdef").decode()
        self.socket.sendall((
            "GET /v3/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: roost.v1\r\n\r\n").encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.socket.recv(65536)
        self.bytes = self.bytes.split(b"\r\n\r\n", 1)[1]
        self.send({"id": 1, "method": "login", "params": {
            "app_id": "app", "user_id": user, "protocol_version": 1, "sdk_version": "sizes"}})
        assert "result" in self.reply(1)

    def send(self, value):
        payload = json.dumps(value).encode()
        head = struct.pack("!BBH", 0x81, 0x80 | 126, len(payload)) if len(payload) > 125 \
            else struct.pack("!BB", 0x81, 0x80 | len(payload))
        # A mask of zeros leaves the bytes as they are.
        self.socket.sendall(head + b"\0\0\0\0" + payload)

    def frame(self):
        def need(count):
            while len(self.bytes) < count:
                piece = self.socket.recv(1 << 20)
                assert piece, "the server closed"
                self.bytes += piece
        need(2)
        length, start = self.bytes[1], 2
        if length == 126:
            need(4)
            length, start = struct.unpack("!H", self.bytes[2:4])[0], 4
        elif length == 127:
            need(10)
            length, start = struct.unpack("!Q", self.bytes[2:10])[0], 10
        need(start + length)
        payload, self.bytes = self.bytes[start:start + length], self.bytes[start + length:]
        return json.loads(payload)

    def reply(self, number):
        while True:
            frame = self.frame()
            if frame.get("id") == number:
                return frame


def messages(server, count, length):
    """Sends so many messages of a length to a channel of its own; what each takes on the disk."""
    name = f"texts_{length}"
    server.rest("POST", "/v3/group_channels", {"user_ids": ["u0", "u1"], "channel_url": name, "name": name})
    before = server.stored()
    client = Client(server, "u0")
    text = ("the quick brown fox jumps over the lazy dog " * (length // 40 + 1))[:length]
    waiting = 0
    for number in range(count):
        client.send({"id": number + 2, "method": "message.send", "params": {
            "channel_url": name, "req_id": f"request-{number:08d}", "message": text}})
        waiting += 1
        while waiting >= 48:
            if "result" in client.frame():
                waiting -= 1
    while waiting:
        if "result" in client.frame():
            waiting -= 1
    client.socket.close()
    return (server.stored() - before) / count


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--roost", default=".build/release/roost")
    options.add_argument("--messages", type=int, default=20_000)
    options.add_argument("--members", type=int, default=2_000)
    options.add_argument("--connections", type=int, default=2_000)
    options = options.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    data = tempfile.mkdtemp(prefix="roost-sizes-")
    server = Server(options.roost, data)
    try:
        empty = server.stored()
        for number in range(options.members):
            server.rest("POST", "/v3/users", {"user_id": f"u{number}", "nickname": f"User {number}", "profile_url": ""})
        with_users = server.stored()
        server.rest("POST", "/v3/group_channels", {
            "user_ids": ["u0"], "channel_url": "large", "name": "Big", "is_super": True})
        alone = server.stored()
        for start in range(1, options.members, 100):
            names = [f"u{number}" for number in range(start, min(start + 100, options.members))]
            server.rest("POST", "/v3/group_channels/large/invite", {"user_ids": names})
        with_members = server.stored()
        short, long = messages(server, options.messages, 40), messages(server, options.messages, 400)
        settled = server.resident()
        base = server.resident()
        clients = [Client(server, f"u{number % options.members}") for number in range(options.connections)]
        held = server.resident()
        rows = [
            ("a new folder", empty, "bytes on disk"),
            ("a user", (with_users - empty) / options.members, "bytes on disk"),
            ("a member of a channel", (with_members - alone) / (options.members - 1), "bytes on disk"),
            ("a message of 40 characters", short, "bytes on disk"),
            ("a message of 400 characters", long, "bytes on disk"),
            ("a server at rest", settled, "bytes of memory"),
            ("an idle connection, logged in", (held - base) / options.connections, "bytes of memory"),
        ]
        print("| what | takes | |\n|---|---|---|")
        for what, size, unit in rows:
            print(f"| {what} | {size:,.0f} | {unit} |")
        for client in clients:
            client.socket.close()
    finally:
        server.process.kill()
        server.process.wait()
        shutil.rmtree(data)


main()
