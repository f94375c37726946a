"""Compares the server's reading of HTTP/1.1 with h11's: valid and damaged requests, several on a connection.

Where the server answers a request as one, h11, a parser other people wrote, must have read the same request from the
same bytes. A request that only one of them sees is what smuggling is made of.
"""

import random
import re
import socket
import sys

import h11
from server import PORT

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
# Each has an answer of its own, by which it is known.
PATHS = {"/health": (200, b'{"status":"ok"'), "/ready": (200, b'{"status":"ready"')}

SEEDS = [
    b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /ready HTTP/1.1\r\nHost: a\r\nX-A: b\r\nX-A: c\r\n\r\n",
    b"POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 33\r\n\r\nGET /ready HTTP/1.1\r\nHost: a\r\n\r\nxx",
    b"POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1f\r\nGET /ready HTTP/1.1\r\nHost: a\r\n\r\n\r\n0\r\n\r\n",
    b"POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\nTrailer: x\r\n\r\n",
    b"GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    b"GET http://a/ready HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
    b"POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: a\r\nX: a\r\n folded\r\n\r\n",
]
PIECES = [b"\r\n", b"\n", b"\r", b" ", b"\t", b":", b"\x00", b"\x0b", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n",
          b"Transfer-Encoding: xchunked\r\n", b"Content-Length: +3\r\n", b"Content-Length: 0x3\r\n", b"0\r\n\r\n", b"chunked",
          b"GET /ready HTTP/1.1\r\nHost: a\r\n\r\n", b"Host: b\r\n", b"ffffffffffffffff\r\n", b"Expect: 100-continue\r\n"]


def damaged(draw):
    data = b"".join(draw.choice(SEEDS) for _ in range(draw.randint(1, 3)))
    for _ in range(draw.choice([0, 1, 1, 1, 2, 3])):
        at = draw.randrange(len(data))
        kind = draw.randrange(4)
        if kind == 0:
            data = data[:at] + draw.choice(PIECES) + data[at:]
        elif kind == 1:
            data = data[:at] + data[at + draw.randint(1, 4):]
        elif kind == 2:
            data = data[:at] + bytes([draw.randrange(256)]) + data[at + 1:]
        else:
            marks = [m.start() for m in re.finditer(b"\r\n", data)]
            at = draw.choice(marks) if marks else at
            data = data[:at] + draw.choice(PIECES) + data[at:]
    return data


def as_h11_reads(data):
    """The paths that h11 reads, and whether it stopped where the two are known to differ."""
    paths = []
    while data:
        # One empty line before a request is passed over (RFC 9112, section 2.2), which h11 does not do.
        data = data.removeprefix(b"\r\n")
        machine = h11.Connection(h11.SERVER)
        machine.receive_data(data)
        stays = False
        try:
            while True:
                event = machine.next_event()
                if isinstance(event, h11.ConnectionClosed):
                    return paths, False
                if isinstance(event, h11.Request):
                    # h11 does not keep connections of HTTP/1.0; the server does where it is asked to.
                    fields = b",".join(value for name, value in event.headers if name == b"connection").lower()
                    stays = event.http_version == b"1.0" and b"keep-alive" in fields and b"close" not in fields
                    target = event.target.decode("latin-1")
                    paths.append(re.sub(r"^https?://[^/?]*", "", target, flags=re.I).split("?")[0] or "/")
                elif isinstance(event, h11.EndOfMessage):
                    break
                elif event is h11.NEED_DATA or event is h11.PAUSED:
                    return paths, False
        except h11.RemoteProtocolError as error:
            # h11 reads trailers as fields that frame the body; the server drops them unread (RFC 9110, section 6.5.1).
            in_trailers = machine.their_state is h11.ERROR and "Content-Length" in str(error) and b"\r\n0\r\n" in data
            return paths, in_trailers
        data = machine.trailing_data[0]
        if machine.their_state is h11.MUST_CLOSE and not stays:
            return paths, False
    return paths, False


def as_the_server_reads(data):
    """The statuses and the beginnings of the bodies of the answers."""
    with socket.create_connection(("127.0.0.1", PORT), timeout=20) as wire:
        try:
            wire.sendall(data)
            wire.shutdown(socket.SHUT_WR)
            received = b""
            while piece := wire.recv(65536):
                received += piece
        except (ConnectionResetError, BrokenPipeError):
            pass
    answers = []
    while received:
        head, _, rest = received.partition(b"\r\n\r\n")
        status = int(head.split(b" ")[1])
        length = int((re.search(rb"(?i)content-length: (\d+)", head) or [0, b"0"])[1])
        if status != 100:
            answers.append((status, rest[:length]))
        received = rest[length if status != 100 else 0:]
    return answers


draw = random.Random(20261130)
agreed = refused = 0
for number in range(ROUNDS):
    data = damaged(draw)
    paths, differs = as_h11_reads(data)
    answers = as_the_server_reads(data)
    for index, (status, body) in enumerate(answers):
        if status in (400, 411, 413, 414, 417, 426, 431, 501, 505, 408):
            refused += 1
            assert index == len(answers) - 1, (number, data, answers)
            break
        if index >= len(paths) and differs:
            break
        if index >= len(paths):
            raise AssertionError(f"{number}: only the server sees a request: {data!r} {paths} {answers}")
        expected = PATHS.get(paths[index], (404, b"{"))
        # A probe is asked by GET and HEAD only.
        if status == 405:
            continue
        assert status == expected[0] and (not body or body.startswith(expected[1])), (number, data, paths, answers)
        agreed += 1
print(f"done: {agreed} requests read alike, {refused} connections refused")
