"""Clients that do not read, that vanish without a word, and ten thousand that come and go."""
import resource
import time

from wire import Client, Closed


def until(what, seconds, holds):
    """Waits for something that can be observed."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise RuntimeError(f"{what} did not happen within {seconds} s")
        time.sleep(0.05)


def slow_readers(server, readers, messages):
    """Some read nothing while others talk: those are told to come back, the others get everything, memory stays."""
    server.start("--idle-timeout", "600")
    users = [f"slow{number}" for number in range(readers)]
    for user in users + ["fast", "speaker"]:
        server.ask("POST", "/v3/users", {"user_id": user, "nickname": user, "profile_url": ""})
    server.ask("POST", "/v3/group_channels",
               {"channel_url": "busy", "user_ids": users + ["fast", "speaker"], "name": "busy"})
    slow = [Client(server.port, user, receive_buffer=4096) for user in users]
    fast, speaker = Client(server.port, "fast"), Client(server.port, "speaker")
    before, most, delivered = server.kilobytes(), 0, 0
    text = "x" * 4000
    for number in range(messages):
        speaker.call("message.send", channel_url="busy", req_id=f"m{number}", message=text)
        while delivered <= number:
            fast.more()
            delivered += sum(frame.get("event") == "message.new" for frame in fast.take())
        if number % 50 == 0:
            most = max(most, server.kilobytes())
    codes = []
    for client in slow:
        try:
            while True:
                client.more()
                client.take()
        except Closed as closed:
            codes.append(closed.code)
    server.stop()
    return {"slow readers": readers, "messages": messages, "delivered to the one that reads": delivered,
            "closed with": sorted({str(code) for code in codes}), "KB before": before, "KB at most": most}


def half_open(server, count):
    """Peers that are gone without a word (a pulled cable): their sockets are let go after the idle time-out."""
    server.start("--idle-timeout", "2", "--heartbeat", "1")
    server.ask("POST", "/v3/users", {"user_id": "gone", "nickname": "gone", "profile_url": ""})
    gone = [Client(server.port, f"gone{number}") for number in range(count)]
    held = server.metric("roost_sockets")
    # They neither send nor read nor close from here on, which is all that a server sees of a peer that is away.
    until("letting go of silent peers", 20, lambda: server.metric("roost_sockets") == 0)
    left = server.metric("roost_sockets")
    for client in gone:
        client.socket.close()
    server.stop()
    return {"silent peers": count, "sockets held": held, "sockets after the time-out": left}


def come_and_go(server, count):
    """Connections that are dropped at every stage, in waves; memory and descriptors come back."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    server.start()
    server.ask("POST", "/v3/users", {"user_id": "u0", "nickname": "u0", "profile_url": ""})
    readings, opened = [], 0
    while opened < count:
        wave = []
        for number in range(500):
            stage = number % 4
            client = Client(server.port, "u0" if stage == 3 else None)
            if stage == 1:
                client.socket.sendall(b"GET /v3/socket HTTP/1.1\r\nHost: x\r\nUpg")
            if stage == 2:
                client.upgrade()
            wave.append(client)
        for client in wave:
            client.drop()
        opened += len(wave)
        until("the end of a wave", 20, lambda: server.metric("roost_sockets") == 0)
        readings.append(server.kilobytes())
    sockets = server.metric("roost_sockets")
    status = server.stop()
    return {"opened and dropped": opened, "sockets left": sockets, "KB after the first wave": readings[0],
            "KB after half": readings[len(readings) // 2], "KB at the end": readings[-1], "exit status": status}
