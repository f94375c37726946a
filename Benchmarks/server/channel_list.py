#!/usr/bin/env python3
"""How long a page of a user's 2,000 channels takes, over HTTP on loopback.

    Benchmarks/server/channel_list.py ROOST      with a release build of roost

Starts the server on a folder of its own, makes the channels with a message in
each, then asks for pages in each order, one after the other, on one connection.
"""
import http.client
import json
import subprocess
import sys
import tempfile
import time

CHANNELS, ROUNDS = 2_000, 200


def main(roost):
    with tempfile.TemporaryDirectory() as folder:
        admin = subprocess.run(
            [roost, "admin", "app", "create", "bench", "--data", folder], check=True, capture_output=True, text=True)
        token = admin.stdout.split()[-1]
        server = subprocess.Popen(
            [roost, "serve", "--data", folder, "--listen", "127.0.0.1:0", "--log-level", "error", "--rate-limits",
             "no"], stdout=subprocess.PIPE, text=True)
        try:
            port = int(server.stdout.readline().rsplit(":", 1)[1])
            measure(http.client.HTTPConnection("127.0.0.1", port), token)
        finally:
            server.terminate()
            server.wait()


def measure(connection, token):
    def call(method, path, body=None):
        connection.request(
            method, "/v3" + path, None if body is None else json.dumps(body),
            {"Api-Token": token, "Content-Type": "application/json"})
        response = connection.getresponse()
        data = response.read()
        if response.status != 200:
            raise SystemExit(f"{method} {path}: {response.status} {data[:200]}")
        return data

    for user in ("ana", "bo"):
        call("POST", "/users", {"user_id": user, "nickname": user, "profile_url": ""})
    for number in range(CHANNELS):
        url = f"room-{number}"
        call("POST", "/group_channels", {
            "user_ids": ["ana", "bo"], "channel_url": url, "name": f"Room {number * 7919 % CHANNELS}"})
        call("POST", f"/group_channels/{url}/messages", {"message_type": "MESG", "user_id": "bo", "message": "hello"})
        if number % 2 == 0:
            call("POST", f"/group_channels/{url}/metadata", {"metadata": {"rank": str(number % 97)}})
    queries = {
        "health (the connection alone)": None,
        "latest_last_message": "order=latest_last_message",
        "with unread only": "order=latest_last_message&unread_filter=unread_message",
        "chronological": "order=chronological",
        "channel_name_alphabetical": "order=channel_name_alphabetical",
        "metadata_value_alphabetical": "order=metadata_value_alphabetical&metadata_order_key=rank",
    }
    print("| page of 20 of 2,000 channels | p50 ms | p99 ms |\n|---|---|---|")
    for name, query in queries.items():
        for page in ("first", "second"):
            path = f"/users/ana/my_group_channels?limit=20&{query}" if query else "/users/ana"
            if page == "second":
                if not query:
                    continue
                path += "&token=" + json.loads(call("GET", path))["next"]
            times = []
            for _ in range(ROUNDS):
                start = time.perf_counter()
                call("GET", path)
                times.append((time.perf_counter() - start) * 1_000)
            times.sort()
            print(f"| {name}, {page} | {times[ROUNDS // 2]:.2f} | {times[ROUNDS * 99 // 100]:.2f} |")


main(sys.argv[1])
