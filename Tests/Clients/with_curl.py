"""The REST face, spoken to by curl."""

import json
import os
import subprocess
import tempfile

from server import BASE, TOKEN

FOLDER = tempfile.mkdtemp()


def curl(*arguments, token=True):
    """Runs curl; returns the status and the body."""
    out = os.path.join(FOLDER, "body")
    open(out, "w").close()
    headers = ["-H", f"Api-Token: {TOKEN}"] if token else []
    run = subprocess.run(
        ["curl", "--silent", "--show-error", "--max-time", "30", "-o", out, "-w", "%{http_code}", *headers, *arguments],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    with open(out, "rb") as body:
        return int(run.stdout), body.read()


def queries():
    status, body = curl("-X", "POST", f"{BASE}/v3/users", "-H", "Content-Type: application/json",
                        "-d", '{"user_id":"cu","nickname":"Cu","profile_url":""}')
    assert status == 200 and json.loads(body)["user_id"] == "cu", body
    status, body = curl("-G", f"{BASE}/v3/users", "--data-urlencode", "nickname=Cu")
    assert [u["user_id"] for u in json.loads(body)["users"]] == ["cu"]
    status, body = curl(f"{BASE}/v3/users/cu", token=False)
    assert status == 401 and json.loads(body)["code"] == 400401
    status, _ = curl(f"{BASE}/v3/users/c%75")
    assert status == 200
    # As a proxy would be asked: the absolute form of RFC 9112, section 3.2.2.
    status, _ = curl(f"{BASE}/v3/users/cu", "--request-target", f"{BASE}/v3/users/cu")
    assert status == 200, status
    status, body = curl("--head", f"{BASE}/v3/users/cu")
    assert status == 200 and b"content-length: " in body.lower(), body
    status, _ = curl("-X", "OPTIONS", f"{BASE}/v3/users")
    assert status in (200, 204, 404, 405), status
    status, _ = curl("--http1.0", f"{BASE}/v3/users/cu")
    assert status == 200
    # Compression may be asked for; what comes is what curl can read.
    status, body = curl("--compressed", f"{BASE}/v3/users/cu")
    assert json.loads(body)["user_id"] == "cu"


def connections():
    """One connection for many requests, which curl itself counts."""
    run = subprocess.run(
        ["curl", "--silent", "-w", "%{num_connects} ", "-o", "/dev/null", "-o", "/dev/null", "-o", "/dev/null",
         "-H", f"Api-Token: {TOKEN}", *[f"{BASE}/v3/users/cu"] * 3], capture_output=True, text=True)
    assert run.stdout.split() == ["1", "0", "0"], run.stdout
    # More header fields than are taken: an answer, not a dead connection.
    status, _ = curl(*[word for i in range(300) for word in ("-H", f"x-{i}: {'y' * 300}")], f"{BASE}/v3/users/cu")
    assert status == 431, status


def uploads():
    path = os.path.join(FOLDER, "paper.txt")
    with open(path, "w") as file:
        file.write("paper" * 200_000)
    status, body = curl("-H", "Content-Type: application/octet-stream", "--data-binary", f"@{path}",
                        f"{BASE}/v3/files?file_name=paper.txt")
    assert status == 200, body
    url = json.loads(body)["file"]["url"]
    # Asks before it sends: 100 (RFC 9110, section 10.1.1), or at once the refusal.
    status, body = curl("-v", "-H", "Expect: 100-continue", "--data-binary", f"@{path}", f"{BASE}/v3/files")
    assert status == 200, body
    status, _ = curl("-H", "Expect: 100-continue", "--data-binary", f"@{path}", f"{BASE}/v3/files", token=False)
    assert status == 401
    # In chunks, its length not known.
    with open(path, "rb") as file:
        run = subprocess.run(
            ["curl", "--silent", "-w", "%{http_code}", "-o", "/dev/null", "-T", "-", "-X", "POST",
             "-H", f"Api-Token: {TOKEN}", f"{BASE}/v3/files?file_name=chunks.txt"], stdin=file, capture_output=True)
    assert run.stdout == b"200", run
    picture = os.path.join(FOLDER, "a.gif")
    with open(picture, "wb") as file:
        file.write(b"GIF89a" + b"\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff"
                   b"\x21\xf9\x04\x01\x00\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3b")
    status, body = curl("-X", "PUT", "-F", f"profile_file=@{picture}", "-F", "nickname=Form", f"{BASE}/v3/users/cu")
    assert status == 200 and json.loads(body)["nickname"] == "Form", body
    picture = json.loads(body)["profile_url"]
    status, body = curl("-r", "0-4", f"{BASE}{picture}")
    assert (status, body) == (206, b"GIF89"), (status, body)
    status, body = curl("-r", "99999999-", f"{BASE}{picture}")
    assert status == 416
    # Going on where a download broke off.
    status, body = curl(f"{BASE}{picture}", "-C", "2")
    assert status == 206 and body.startswith(b"F89a"), (status, body)
    status, _ = curl(f"{BASE}{url}")
    assert status in (200, 404)


queries()
connections()
uploads()
print("done")
