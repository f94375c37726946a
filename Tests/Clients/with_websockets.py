"""The socket, spoken to by the `websockets` package."""

import asyncio
import json

import websockets
from server import SOCKET, login, request, rest

FRAME_BYTES = 262_144


async def open_socket(user=None, **options):
    socket = await websockets.connect(SOCKET, subprotocols=["roost.v1"], **options)
    assert socket.subprotocol == "roost.v1"
    if user:
        await socket.send(login(user))
        answer = json.loads(await socket.recv())
        assert "result" in answer, answer
    return socket


async def reply(socket, number):
    while True:
        frame = json.loads(await socket.recv())
        if frame.get("id") == number:
            return frame


async def closed(socket):
    """Reads on to the end; returns the code that the server closed with."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except websockets.ConnectionClosed as end:
        return end.rcvd.code


async def conversation():
    async with await open_socket("ana") as ana, await open_socket("bo") as bo:
        status, _ = rest("POST", "/v3/group_channels", {"user_ids": ["ana", "bo"], "channel_url": "talk"})
        assert status == 200
        await ana.send(request(2, "message.send", channel_url="talk", req_id="r", message="Grüße 🎉"))
        sent = await reply(ana, 2)
        assert sent["result"]["message"]["message"] == "Grüße 🎉"
        while True:
            event = json.loads(await bo.recv())
            if event.get("event") == "message.new":
                break
        assert event["data"]["message"] == "Grüße 🎉"


async def control_frames():
    async with await open_socket("ana") as socket:
        await asyncio.wait_for(await socket.ping(b"x" * 125), 20)
        await socket.pong(b"unasked")
        # One message in three frames, a ping of its own between them.
        whole = request(3, "ping")
        await socket.send([whole[:5], whole[5:9], whole[9:]])
        assert "result" in await reply(socket, 3)


async def compression():
    """It is offered and not taken: no bomb can be sent."""
    async with await open_socket("ana", compression="deflate") as socket:
        assert socket.protocol.extensions == []
    async with await open_socket("ana", compression=None) as socket:
        await socket.send(request(2, "ping"))
        await reply(socket, 2)


async def limits():
    """As much as is allowed, and one byte more; nobody else feels it."""
    async with await open_socket("bo") as other:
        async with await open_socket("ana") as socket:
            start = '{"id":4,"method":"ping","params":{},"x":"'
            await socket.send(start + "x" * (FRAME_BYTES - len(start) - 2) + '"}')
            assert "result" in await reply(socket, 4)
            await socket.send(start + "x" * (FRAME_BYTES - len(start) - 1) + '"}')
            assert await closed(socket) == 1009
        for pieces in [64, 4]:
            socket = await open_socket("ana")
            await_pieces = ["x" * (10_000_000 // pieces)] * pieces
            try:
                await socket.send(await_pieces)
            except websockets.ConnectionClosed:
                pass
            assert await closed(socket) == 1009
        await other.send(request(5, "ping"))
        assert "result" in await reply(other, 5)


async def ends():
    socket = await open_socket("ana")
    await socket.send(b"binary")
    assert await closed(socket) == 1003
    socket = await open_socket("ana")
    await socket.send(b"\xff\xfe", text=True)
    assert await closed(socket) == 1007
    socket = await open_socket("ana")
    await socket.close(1000, "bye")
    assert socket.close_code == 1000
    socket = await open_socket("ana")
    await socket.close(4999)
    assert socket.protocol.close_rcvd.code == 4999
    socket = await open_socket()
    await socket.send('{"id":1,"method":"login","params":{"app_id":"none","user_id":"x","protocol_version":1,"sdk_version":"t"}}')
    answer = json.loads(await socket.recv())
    assert answer["error"]["code"] == 400304, answer
    assert await closed(socket) == 4001
    try:
        await websockets.connect(SOCKET, subprotocols=["other.v1"])
        raise AssertionError("a subprotocol that is not spoken was accepted")
    except websockets.InvalidStatus as refusal:
        assert refusal.response.status_code == 400


async def main():
    for part in [conversation, control_frames, compression, limits, ends]:
        await asyncio.wait_for(part(), 60)
    print("done")


asyncio.run(main())
