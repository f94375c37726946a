#!/usr/bin/python3
"""A network between an app and a server, which can be cut.

    network.py SERVER_PORT

Says on its first line where it listens. A line `cut` on standard input ends
every connection and refuses new ones; `hold` keeps them open and passes
nothing on, as a dead link does; `restore` passes everything on again. Each is
answered by `ok`.
"""

import asyncio
import sys


class Network:
    def __init__(self, port):
        self.port = port
        self.writers = set()
        self.cut = False
        self.passing = asyncio.Event()
        self.passing.set()

    async def connected(self, reader, writer):
        if self.cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader, writer):
        self.writers.add(writer)
        try:
            while data := await reader.read(65536):
                await self.passing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self.writers.discard(writer)
            writer.close()

    def obey(self, order):
        if order == "cut":
            self.cut = True
            for writer in list(self.writers):
                writer.transport.abort()
        elif order == "hold":
            self.passing.clear()
        else:
            self.cut = False
            self.passing.set()


async def main():
    network = Network(int(sys.argv[1]))
    server = await asyncio.start_server(network.connected, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    loop = asyncio.get_running_loop()
    while order := await loop.run_in_executor(None, sys.stdin.readline):
        network.obey(order.strip())
        print("ok", flush=True)
    server.close()
    network.obey("cut")


asyncio.run(main())
