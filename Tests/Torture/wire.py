"""A client of the socket (RFC 6455, subprotocol roost.v1) that a test can be rude with."""
import base64
import json
import os
import socket
import struct


class Closed(Exception):
    """The server closed the connection, with a code where it gave one."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Client:
    def __init__(self, port, user=None, receive_buffer=None):
        self.user, self.buffer, self.number, self.login = user, b"", 0, None
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if user:
            self.upgrade()
            self.login = self.call("login", app_id="torture", user_id=user, protocol_version=1, sdk_version="torture")

    def upgrade(self):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /v3/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: roost.v1\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(head[:60])

    def more(self):
        try:
            got = self.socket.recv(1 << 16)
        except (ConnectionError, TimeoutError) as error:
            raise Closed() from error
        if not got:
            raise Closed()
        self.buffer += got

    def send(self, method, **params):
        """Sends a request without waiting; gives its number."""
        self.number += 1
        text = json.dumps({"id": self.number, "method": method, "params": params}).encode()
        # The mask is all zeros: the bytes stay as they are, and RFC 6455 (5.3) leaves its choice to the client.
        if len(text) < 126:
            head = struct.pack("!BB4x", 0x81, 0x80 | len(text))
        else:
            head = struct.pack("!BBH4x", 0x81, 0x80 | 126, len(text))
        try:
            self.socket.sendall(head + text)
        except OSError as error:
            raise Closed() from error
        return self.number

    def take(self):
        """The frames that are here in full, as JSON."""
        frames = []
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length == 126:
                if len(self.buffer) < 4:
                    break
                length, start = struct.unpack_from("!H", self.buffer, 2)[0], 4
            elif length == 127:
                if len(self.buffer) < 10:
                    break
                length, start = struct.unpack_from("!Q", self.buffer, 2)[0], 10
            if len(self.buffer) < start + length:
                break
            payload, code = self.buffer[start:start + length], self.buffer[0] & 15
            self.buffer = self.buffer[start + length:]
            if code == 8:
                raise Closed(struct.unpack_from("!H", payload)[0] if len(payload) >= 2 else None)
            if code == 1:
                frames.append(json.loads(payload))
        return frames

    def call(self, method, **params):
        """Sends a request and waits for its answer; events in between are dropped."""
        number = self.send(method, **params)
        while True:
            for frame in self.take():
                if frame.get("id") == number:
                    if "error" in frame and frame["error"]:
                        raise RuntimeError(f"{method}: {frame['error']}")
                    return frame["result"]
            self.more()

    def drop(self):
        """Goes without a word: a reset, as of a process that was killed with bytes unread."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
