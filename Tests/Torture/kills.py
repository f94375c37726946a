"""Kills the server with -9 while fifty people write, edit and delete, with the clock set anew each time."""
import random
import selectors
import time

from wire import Client, Closed

SENDERS, CHANNELS, UNDER_WAY = 50, 10, 4
# Checking a channel takes as long as it is; every so often the writers move to new ones.
ROUNDS_IN_A_CHANNEL = 25


class Channel:
    """What was promised of a channel."""

    def __init__(self, url):
        self.url = url
        # By request id: what was asked for, and the message once it was acknowledged.
        self.asked, self.told = {}, {}
        # By message id: the last acknowledged text, None where it was deleted; and those with an answer outstanding.
        self.state, self.unsure = {}, set()
        self.follower, self.seq = {}, 1

    def check(self, server, reader):
        """Compares with the server; gives the faults."""
        found = server.history(self.url)
        faults = []
        by_request = {}
        for message in found:
            if message["req_id"] in by_request:
                faults.append(f"doubled: {message['req_id']}")
            by_request[message["req_id"]] = message
        here = {message["message_id"]: message for message in found}
        for message_id, text in self.state.items():
            if message_id in self.unsure:
                continue
            if text is None and message_id in here:
                faults.append(f"a deleted message is back: {message_id}")
            if text is not None and here.get(message_id, {}).get("message") != text:
                faults.append(f"lost: {text} is {here.get(message_id)}")
        for before, after in zip(found, found[1:]):
            if not (before["message_id"] < after["message_id"] and before["created_at"] < after["created_at"]):
                faults.append(f"out of order: {before['message_id']} and {after['message_id']}")
        told = [(message["message_id"], message["created_at"]) for message in self.told.values()]
        if any(here[id]["created_at"] != at for id, at in told if id in here):
            faults.append("a message's time changed")
        faults += self.catch_up(reader, here)
        row = server.ask("GET", f"/v3/users/reader/my_group_channels?channel_urls={self.url}&show_empty=true")
        unread = row["channels"][0]["unread_message_count"]
        if unread != len(found):
            faults.append(f"unread {unread}, counted {len(found)}")
        numbers = [message["seq"] for message in found]
        if len(set(numbers)) != len(numbers) or max(numbers, default=0) > row["channels"][0]["seq"]:
            faults.append("a number was given twice")
        return [f"{self.url}: {fault}" for fault in faults]

    def catch_up(self, reader, here):
        """Follows the channel by its log, from the number known before the kill; it must come to the same."""
        while True:
            page = reader.call("channel.changes", channel_url=self.url, since_seq=self.seq, limit=100)
            if page["reload"]:
                return ["the log says to read anew"]
            for event in page["changes"]:
                data = event["data"]
                if event["event"] in ("message.new", "message.updated"):
                    self.follower[data["message_id"]] = data["message"]
                elif event["event"] == "message.deleted":
                    self.follower.pop(data["message_id"], None)
            self.seq = page["complete_seq"]
            if not page["has_more"]:
                break
        if self.follower != {message_id: message["message"] for message_id, message in here.items()}:
            return ["the log comes to something else than the history"]
        return []


class Writer:
    """A person who has four requests under way at any time."""

    def __init__(self, server, number, channel, chance):
        self.client, self.channel, self.chance = Client(server.port, f"u{number}"), channel, chance
        self.waiting, self.mine = {}, []
        self.client.socket.setblocking(False)

    def ask(self, prefix):
        dice = self.chance.random()
        url = self.channel.url
        target = self.chance.choice(self.mine) if self.mine and dice < 0.3 else None
        if target in self.channel.unsure:
            target = None
        if target is None:
            request = f"{prefix}-{self.client.user}-{self.client.number}"
            self.channel.asked[request] = request
            number = self.client.send("message.send", channel_url=url, req_id=request, message=request)
            self.waiting[number] = ("send", request)
            return
        self.channel.unsure.add(target)
        if dice < 0.1:
            number = self.client.send("message.delete", channel_url=url, message_id=target)
            self.mine.remove(target)
            self.waiting[number] = ("delete", target)
        else:
            text = f"edited {prefix}-{self.client.number}"
            number = self.client.send("message.update", channel_url=url, message_id=target, message=text)
            self.waiting[number] = ("update", target, text)

    def answer(self, frame):
        what = self.waiting.pop(frame.get("id"), None)
        if what is None:
            return
        if frame.get("error"):
            raise RuntimeError(f"{what}: {frame['error']}")
        if what[0] == "send":
            message = frame["result"]["message"]
            self.channel.told[what[1]] = message
            self.channel.state[message["message_id"]] = message["message"]
            self.mine.append(message["message_id"])
        else:
            self.channel.unsure.discard(what[1])
            self.channel.state[what[1]] = what[2] if what[0] == "update" else None


def run(server, rounds, seed, report):
    chance = random.Random(seed)
    server.start()
    for number in range(SENDERS):
        server.ask("POST", "/v3/users", {"user_id": f"u{number}", "nickname": f"U {number}", "profile_url": ""})
    server.ask("POST", "/v3/users", {"user_id": "reader", "nickname": "Reader", "profile_url": ""})
    channels, total, faults = [], 0, []
    for turn in range(rounds):
        if turn % ROUNDS_IN_A_CHANNEL == 0:
            total += sum(len(channel.told) for channel in channels)
            channels = make_channels(server, turn)
        acknowledge(server, channels, turn, chance)
        server.kill()
        # A day back, a day forward, or right: messages keep their order by the server's own rule.
        server.start(clock_offset=chance.choice([0, 0, -86_400, 86_400, -3_600, 60]))
        reader = Client(server.port, "reader")
        for channel in channels:
            faults += channel.check(server, reader)
        resend(server, channels, faults)
        if turn % 50 == 49:
            report(f"kills: {turn + 1} of {rounds}, {total + sum(len(c.told) for c in channels)} acknowledged, "
                   f"{len(faults)} faults")
    server.stop()
    total += sum(len(channel.told) for channel in channels)
    return {"kills": rounds, "acknowledged": total, "faults": faults}


def make_channels(server, turn):
    channels = [Channel(f"room-{turn}-{number}") for number in range(CHANNELS)]
    for number, channel in enumerate(channels):
        members = [f"u{user}" for user in range(number, SENDERS, CHANNELS)] + ["reader"]
        server.ask("POST", "/v3/group_channels",
                   {"channel_url": channel.url, "user_ids": members, "name": channel.url})
    return channels


def acknowledge(server, channels, turn, chance):
    """Writes until a moment that the dice choose, then kills; what had left the server by then counts."""
    selector = selectors.DefaultSelector()
    writers = [Writer(server, number, channels[number % CHANNELS], chance) for number in range(SENDERS)]
    for writer in writers:
        selector.register(writer.client.socket, selectors.EVENT_READ, writer)
        for _ in range(UNDER_WAY):
            writer.ask(turn)
    end, is_killed = time.monotonic() + chance.uniform(0.02, 0.4), False
    while selector.get_map():
        if not is_killed and time.monotonic() >= end:
            server.process.kill()
            is_killed = True
        for key, _ in selector.select(timeout=0.05):
            writer = key.data
            try:
                writer.client.more()
                for frame in writer.client.take():
                    writer.answer(frame)
                while not is_killed and len(writer.waiting) < UNDER_WAY:
                    writer.ask(turn)
            except Closed:
                selector.unregister(writer.client.socket)
                writer.client.socket.close()


def resend(server, channels, faults):
    """As a client's outbox: the same request ids again, those that were acknowledged and those that were not."""
    for number, channel in enumerate(channels):
        # Whoever asked asks again; an edit or a deletion without an answer stays open.
        for request in [r for r in channel.asked if r not in channel.told or r == next(iter(channel.told))]:
            client = Client(server.port, request.split("-")[1])
            message = client.call(
                "message.send", channel_url=channel.url, req_id=request, message=request)["message"]
            client.socket.close()
            known = channel.told.setdefault(request, message)
            if known["message_id"] != message["message_id"]:
                faults.append(f"{channel.url}: {request} was sent twice")
            if message["message_id"] not in channel.unsure:
                channel.state.setdefault(message["message_id"], message["message"])
