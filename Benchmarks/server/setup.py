#!/usr/bin/env python3
"""Makes the users and rooms of the benchmarks over the REST API.

usage: setup.py PORT API_TOKEN
Users u0...u999 are made where missing. Rooms: s1r0-49 of 20 members each,
big0 with all 1,000, hist0 and deep0 of u0, dur0-9 of one member each.
"""
import http.client
import json
import sys


def main(port, token):
    server = http.client.HTTPConnection("127.0.0.1", port)

    def call(method, path, body):
        server.request(method, path, json.dumps(body), {"Api-Token": token, "Content-Type": "application/json"})
        answer = server.getresponse()
        text = answer.read()
        if answer.status >= 400:
            code = json.loads(text)["code"]
            if code != 400202:
                sys.exit(f"{method} {path}: {answer.status} {text.decode()}")

    for number in range(1000):
        call("POST", "/v3/users", {"user_id": f"u{number}", "nickname": f"User {number}", "profile_url": ""})

    def room(url, members, **more):
        users = [f"u{number}" for number in members]
        call("POST", "/v3/group_channels", {"channel_url": url, "user_ids": users, "name": url, **more})

    for number in range(50):
        room(f"s1r{number}", range(number * 20, number * 20 + 20))
    room("big0", range(1000), is_super=True)
    room("hist0", range(1))
    room("deep0", range(1))
    for number in range(10):
        room(f"dur{number}", range(number, number + 1))


main(int(sys.argv[1]), sys.argv[2])
