"""A server for the tests that speaks HTTP/2, over TLS or without asking.

    http2.py [CERTIFICATE KEY]

It says its port on the first line of its output, then every request as a line in JSON. What it answers stands in the
path: a device `gone…` is told 410, `bad…` 400, `busy…` 429 for the first time, `fails…` 500, any other 200, as
Apple's documentation has it; `/close` closes the connection. It ends with its input.
"""

import json
import os
import socket
import ssl
import sys
import threading

import h2.config
import h2.connection
import h2.events

told = threading.Lock()
seen = {}


def say(line):
    with told:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def answer(path):
    name = path.rsplit("/", 1)[-1]
    with told:
        seen[name] = seen.get(name, 0) + 1
        count = seen[name]
    if name.startswith("gone"):
        return 410, {"reason": "Unregistered", "timestamp": 1700000000001}
    if name.startswith("bad"):
        return 400, {"reason": "BadDeviceToken"}
    if name.startswith("busy") and count == 1:
        return 429, {"reason": "TooManyRequests"}
    if name.startswith("fails"):
        return 500, {"reason": "InternalServerError"}
    if name.startswith("expired") and count == 1:
        return 403, {"reason": "ExpiredProviderToken"}
    return 200, None


def serve(plain, context, number):
    try:
        stream = context.wrap_socket(plain, server_side=True) if context else plain
    except (OSError, ssl.SSLError):
        return
    connection = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
    connection.initiate_connection()
    stream.sendall(connection.data_to_send())
    requests = {}
    while True:
        try:
            data = stream.recv(65536)
        except OSError:
            return
        if not data:
            return
        for event in connection.receive_data(data):
            if isinstance(event, h2.events.RequestReceived):
                requests[event.stream_id] = [dict(event.headers), b""]
            elif isinstance(event, h2.events.DataReceived):
                requests[event.stream_id][1] += event.data
                connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
            elif isinstance(event, h2.events.StreamEnded):
                headers, body = requests.pop(event.stream_id)
                say(json.dumps({"headers": headers, "body": body.decode(), "connection": number}))
                if headers[":path"] == "/close":
                    stream.close()
                    return
                status, answered = answer(headers[":path"])
                payload = json.dumps(answered).encode() if answered else b""
                fields = [(":status", str(status)), ("content-length", str(len(payload)))]
                connection.send_headers(event.stream_id, fields, end_stream=not payload)
                if payload:
                    connection.send_data(event.stream_id, payload, end_stream=True)
            elif isinstance(event, h2.events.ConnectionTerminated):
                stream.sendall(connection.data_to_send())
                stream.close()
                return
        stream.sendall(connection.data_to_send())


def main():
    context = None
    if len(sys.argv) == 3:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1], sys.argv[2])
        context.set_alpn_protocols(["h2"])
    listener = socket.create_server(("127.0.0.1", 0))
    say(str(listener.getsockname()[1]))

    def accept():
        number = 0
        while True:
            plain, _ = listener.accept()
            number += 1
            threading.Thread(target=serve, args=(plain, context, number), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    sys.stdin.read()
    os._exit(0)


main()
