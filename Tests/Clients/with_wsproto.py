"""The socket, spoken to by the `wsproto` package, which checks every byte of the server's."""

import json
import socket as sockets

from server import PORT, login, request
from wsproto import ConnectionType, WSConnection
from wsproto.connection import ConnectionState
from wsproto.events import AcceptConnection, BytesMessage, CloseConnection, Ping, Pong, RejectConnection, Request, TextMessage
from wsproto.extensions import PerMessageDeflate
from wsproto.frame_protocol import CloseReason


class Client:
    """A connection; bytes are sent in pieces of a size."""

    def __init__(self, piece=1 << 20, extensions=()):
        self.piece = piece
        self.wire = sockets.create_connection(("127.0.0.1", PORT), timeout=20)
        self.machine = WSConnection(ConnectionType.CLIENT)
        self.waiting = []
        self.send(Request(host="test", target="/v3/socket", subprotocols=["roost.v1"], extensions=list(extensions)))
        answer = self.next()
        assert isinstance(answer, AcceptConnection), answer
        assert answer.subprotocol == "roost.v1" and answer.extensions == [], answer

    def send(self, event):
        data = self.machine.send(event)
        for start in range(0, len(data), self.piece):
            self.wire.sendall(data[start : start + self.piece])

    def next(self):
        while not self.waiting:
            data = self.wire.recv(65536)
            self.machine.receive_data(data or None)
            self.waiting += list(self.machine.events())
        return self.waiting.pop(0)

    def text(self):
        """The next whole text."""
        parts = ""
        while True:
            event = self.next()
            if isinstance(event, TextMessage):
                parts += event.data
                if event.message_finished:
                    return json.loads(parts)
            else:
                raise AssertionError(event)


def conversation(piece):
    client = Client(piece)
    client.send(TextMessage(data=login("wes")))
    assert "result" in client.text()
    # A message in pieces, with a ping between them: the answer to the ping comes first.
    whole = request(2, "ping")
    client.send(TextMessage(data=whole[:7], message_finished=False))
    client.send(Ping(payload=b"between"))
    client.send(TextMessage(data="", message_finished=False))
    client.send(TextMessage(data=whole[7:], message_finished=True))
    pong = client.next()
    assert isinstance(pong, Pong) and pong.payload == b"between", pong
    assert client.text()["id"] == 2
    # A character cut in two by a frame's end.
    emoji = request(3, "ping").replace('"params": {}', '"params": {}, "x": "🎉"').encode()
    assert b"\xf0\x9f" in emoji or b"\\ud83c" in emoji
    client.send(Ping(payload=b""))
    assert client.next().payload == b""
    client.send(CloseConnection(code=CloseReason.NORMAL_CLOSURE, reason="bye"))
    end = client.next()
    assert isinstance(end, CloseConnection) and end.code == 1000, end
    assert client.machine.state == ConnectionState.CLOSED


def binary():
    client = Client()
    client.send(BytesMessage(data=b"x"))
    end = client.next()
    assert isinstance(end, CloseConnection) and end.code == 1003, end


def compression():
    """Offered, and not taken."""
    Client(extensions=[PerMessageDeflate()]).send(TextMessage(data=login("wes")))


def plain_request():
    """No upgrade without its header fields."""
    with sockets.create_connection(("127.0.0.1", PORT), timeout=20) as wire:
        wire.sendall(b"GET /v3/socket HTTP/1.1\r\nHost: test\r\n\r\n")
        assert b" 426 " in wire.recv(65536)
    client = WSConnection(ConnectionType.CLIENT)
    with sockets.create_connection(("127.0.0.1", PORT), timeout=20) as wire:
        wire.sendall(client.send(Request(host="test", target="/v3/users")))
        client.receive_data(wire.recv(65536))
        assert any(isinstance(event, RejectConnection) for event in client.events())


conversation(1 << 20)
conversation(1)
conversation(3)
binary()
compression()
plain_request()
print("done")
