"""Compares the server's judgement of damaged WebSocket frames with wsproto's: what one closes, the other closes too."""

import random
import socket as sockets
import struct
import sys

from server import PORT
from wsproto import ConnectionType, WSConnection
from wsproto.connection import ConnectionState
from wsproto.events import CloseConnection, Request, TextMessage, AcceptConnection, Ping, BytesMessage
from wsproto.frame_protocol import FrameDecoder, FrameProtocol, ParseFailed, Opcode

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 800


def frame(opcode, payload=b"", fin=True, reserved=0, masked=True, length=None):
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    count = len(payload)
    form = length or ("short" if count < 126 else "two" if count < 65536 else "eight")
    bit = 0x80 if masked else 0
    head += {"short": lambda: bytes([bit | count]), "two": lambda: bytes([bit | 126]) + struct.pack(">H", count),
             "eight": lambda: bytes([bit | 127]) + struct.pack(">Q", count)}[form]()
    if not masked:
        return head + payload
    mask = b"\x11\x22\x33\x44"
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def script(draw):
    """Frames, most of them proper."""
    frames = []
    for _ in range(draw.randint(1, 5)):
        kind = draw.randrange(12)
        word = "Grüße 🎉".encode()
        cut = draw.randint(0, len(word))
        if kind < 3:
            frames.append(frame(1, word))
        elif kind < 6:
            frames += [frame(1, word[:cut], fin=False), frame(9, b"p"), frame(0, word[cut:])]
        elif kind == 6:
            frames.append(frame(draw.randrange(16), b"x" * draw.choice([0, 1, 2, 125, 126, 300])))
        elif kind == 7:
            frames.append(frame(1, bytes(draw.randrange(256) for _ in range(draw.randint(0, 6)))))
        elif kind == 8:
            frames.append(frame(draw.choice([0, 1, 9]), b"x", fin=draw.random() < 0.5, reserved=draw.choice([0, 0, 4, 2, 1])))
        elif kind == 9:
            frames.append(frame(9, b"x", masked=draw.random() < 0.7))
        elif kind == 10:
            frames.append(frame(1, b"x" * draw.choice([5, 125]), length=draw.choice(["short", "two", "eight"])))
        else:
            code = draw.choice([999, 1000, 1004, 1005, 1006, 1007, 1015, 1016, 2999, 3000, 4000, 4999, 5000])
            frames.append(frame(8, draw.choice([b"", b"\x03", struct.pack(">H", code), struct.pack(">H", code) + b"\xff"])))
            break
    return frames


def judged_by_wsproto(frames):
    """The code that wsproto closes with, the code it was closed with, or None."""
    machine = FrameProtocol(client=False, extensions=[])
    for part in frames:
        machine.receive_bytes(part)
        try:
            for event in machine.received_frames():
                if event.opcode is Opcode.CLOSE:
                    return int(event.payload[0])
        except ParseFailed as failure:
            return int(failure.code)
    return None


def judged_by_the_server(frames):
    with sockets.create_connection(("127.0.0.1", PORT), timeout=20) as wire:
        client = WSConnection(ConnectionType.CLIENT)
        wire.sendall(client.send(Request(host="t", target="/v3/socket", subprotocols=["roost.v1"])))
        while True:
            client.receive_data(wire.recv(65536))
            if any(isinstance(event, AcceptConnection) for event in client.events()):
                break
        try:
            for part in frames:
                wire.sendall(part)
            # The answer to this shows that all before it was read.
            wire.sendall(frame(9, b"last"))
        except (BrokenPipeError, ConnectionResetError):
            pass
        while True:
            try:
                data = wire.recv(65536)
            except ConnectionResetError:
                data = b""
            client.receive_data(data or None)
            for event in client.events():
                if isinstance(event, CloseConnection):
                    return int(event.code)
                if type(event).__name__ == "Pong" and bytes(event.payload) == b"last":
                    return None
            if not data:
                return 1006


draw = random.Random(20261130)
closed = open_ = 0
for number in range(ROUNDS):
    frames = script(draw)
    theirs, ours = judged_by_wsproto(frames), judged_by_the_server(frames)
    if ours == 1003 or (ours is None and theirs is None):
        # Binary messages are no part of this protocol.
        open_ += 1
        continue
    # A close without a code is answered by one without a code.
    assert (ours is None) == (theirs is None), (number, frames, theirs, ours)
    assert ours == theirs or {ours, theirs} <= {1002, 1007} or {ours, theirs} <= {1000, 1005}, (number, frames, theirs, ours)
    closed += 1
print(f"done: {open_} left open by both, {closed} closed by both")
