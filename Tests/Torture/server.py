"""A real `roost serve` on a folder of its own."""
import http.client
import json
import os
import signal
import subprocess


class Server:
    def __init__(self, roost, folder, preload=None):
        self.roost, self.folder, self.preload = roost, folder, preload
        self.data = os.path.join(folder, "data")
        made = subprocess.run([roost, "admin", "app", "create", "torture", "--data", self.data],
                              check=True, capture_output=True, text=True)
        self.token, self.process, self.port = made.stdout.strip(), None, None

    def start(self, *flags, clock_offset=0):
        environment = dict(os.environ)
        if clock_offset:
            environment |= {"LD_PRELOAD": self.preload, "ROOST_CLOCK_OFFSET": str(clock_offset)}
        with open(os.path.join(self.folder, "log"), "ab") as log:
            self.process = subprocess.Popen(
                [self.roost, "serve", "--data", self.data, "--listen", "127.0.0.1:0", "--failures-per-minute", "0",
                 "--rate-limits", "no",
                 "--log-level", "error", *flags], stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        line = self.process.stdout.readline()
        if "listens" not in line:
            raise RuntimeError(f"the server did not start: {line!r}; see {self.folder}/log")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        status = self.process.wait(timeout=30)
        self.process.stdout.close()
        return status

    def kilobytes(self):
        """Resident memory."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, json.dumps(body) if body is not None else None,
                           {"Api-Token": self.token, "Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text)

    def metric(self, name):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(name + " "))

    def history(self, channel):
        """Every message of a channel, oldest first."""
        found, anchor = [], "message_ts=0"
        while True:
            path = f"/v3/group_channels/{channel}/messages?{anchor}&prev_limit=0&next_limit=100&include=false"
            page = self.ask("GET", path)["messages"]
            found += page
            if len(page) < 100:
                return found
            anchor = f"message_id={page[-1]['message_id']}"
