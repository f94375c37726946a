"""Drives users, channels, messages and moderation with a client that openapi-python-client made of Docs/openapi.json.

The first argument is the folder with the made package `roost_client`. Says at the end how many operations it called.
"""

import builtins
import importlib
import io
import pkgutil
import sys
import typing

sys.path.insert(0, sys.argv[1])
import roost_client.api
from roost_client import AuthenticatedClient
from roost_client.models import RESTErrorBody
from roost_client.types import File, Unset

# The generator (0.29) forgets to import this where an operation takes two kinds of body.
builtins.Unset = Unset

from server import BASE, SOCKET, TOKEN, login

import json
from websockets.sync.client import connect

CALLED = set()
OPERATIONS = {}
for topic in pkgutil.iter_modules(roost_client.api.__path__):
    package = importlib.import_module(f"roost_client.api.{topic.name}")
    for operation in pkgutil.iter_modules(package.__path__):
        OPERATIONS[operation.name] = importlib.import_module(f"roost_client.api.{topic.name}.{operation.name}")

backend = AuthenticatedClient(base_url=BASE, token=TOKEN, prefix="", auth_header_name="Api-Token")


def call(name, *path, client=backend, body=None, form=None, **query):
    """Calls an operation; bodies are made by the class that the generator wrote for them."""
    module = OPERATIONS[name]
    arguments = dict(query)
    if body is not None or form is not None:
        kinds = [k for k in typing.get_args(typing.get_type_hints(module.sync_detailed)["body"]) or [
            typing.get_type_hints(module.sync_detailed)["body"]] if k is not Unset and hasattr(k, "from_dict")]
        kind = next(k for k in kinds if k.__name__.endswith("FilesBody") == (form is not None))
        arguments["body"] = kind.from_dict(body) if form is None else kind(**form)
    CALLED.add(name)
    return module.sync_detailed(*path, client=client, **arguments)


def must(name, *path, **arguments):
    """Calls an operation that must be done; returns its answer, read by the made classes."""
    answer = call(name, *path, **arguments)
    assert answer.status_code == 200, f"{name}: {answer.status_code} {answer.content[:300]}"
    assert not isinstance(answer.parsed, RESTErrorBody), name
    return answer.parsed


def refused(code, name, *path, **arguments):
    """Calls an operation that must be refused with a code."""
    answer = call(name, *path, **arguments)
    assert isinstance(answer.parsed, RESTErrorBody), f"{name}: {answer.status_code} {answer.content[:300]}"
    assert answer.parsed.code == code, f"{name}: {answer.parsed.code} {answer.parsed.message}"


def users():
    for name in ["ana", "bo", "cy", "dee"]:
        user = must("post_users", body={"user_id": name, "nickname": name.title(), "profile_url": ""})
        assert user.user_id == name and user.nickname == name.title()
    refused(400202, "post_users", body={"user_id": "ana", "nickname": "Ana", "profile_url": ""})
    assert {u.user_id for u in must("get_users", limit=100).users} == {"ana", "bo", "cy", "dee"}
    page = must("get_users", limit=3)
    assert len(page.users) == 3 and page.next_
    assert len(must("get_users", limit=3, token=page.next_).users) == 1
    refused(400111, "get_users", limit=101)
    must("put_users_user_id", "dee", body={"nickname": "Dee Dee"})
    assert must("get_users_user_id", "dee").nickname == "Dee Dee"
    refused(400301, "get_users_user_id", "nobody")
    assert must("post_users_user_id_token", "dee", body={}).token
    picture = File(payload=io.BytesIO(b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"), file_name="a.gif", mime_type="image/gif")
    user = must("put_users_user_id", "cy", form={"profile_file": picture})
    assert user.profile_url.startswith("/v3/files/"), user.profile_url


def channels():
    channel = must("post_group_channels", body={
        "user_ids": ["ana", "bo", "cy"], "channel_url": "room", "name": "Room", "operator_ids": ["ana"],
        "custom_type": "team"})
    assert channel.is_created and channel.member_count == 3
    assert must("get_group_channels_channel_url", "room", show_member=True).members[0].user_id
    assert [c.channel_url for c in must("get_group_channels", show_empty=True).channels] == ["room"]
    assert must("put_group_channels_channel_url", "room", body={"name": "New"}).name == "New"
    must("post_group_channels_channel_url_invite", "room", body={"user_ids": ["dee"]})
    assert len(must("get_group_channels_channel_url_members", "room").members) == 4
    assert must("get_group_channels_channel_url_members_user_id", "room", "dee").is_member
    must("put_group_channels_channel_url_leave", "room", body={"user_ids": ["dee"]})
    assert not must("get_group_channels_channel_url_members_user_id", "room", "dee").is_member
    must("post_group_channels_channel_url_metadata", "room", body={"metadata": {"a": "1"}})
    must("put_group_channels_channel_url_metadata", "room", body={"metadata": {"b": "2"}, "upsert": True})
    found = must("get_group_channels_channel_url_metadata", "room")
    assert found.additional_properties == {"a": "1", "b": "2"}, found
    must("delete_group_channels_channel_url_metadata_key", "room", "a")
    refused(400201, "get_group_channels_channel_url_metadata_key", "room", "a")
    must("put_group_channels_channel_url_hide", "room", body={"user_id": "bo"})
    must("delete_group_channels_channel_url_hide", "room", user_id="bo")
    must("put_users_user_id_push_preference_channel_url", "bo", "room", body={"push_trigger_option": "mention_only"})
    found = must("get_users_user_id_push_preference_channel_url", "bo", "room")
    assert found.push_trigger_option == "mention_only"
    mine = must("get_users_user_id_my_group_channels", "bo", show_empty=True)
    assert [c.channel_url for c in mine.channels] == ["room"]
    assert must("get_users_user_id_group_channel_count", "bo").group_channel_count == 1
    lobby = must("post_open_channels", body={"channel_url": "lobby", "name": "Lobby", "operator_ids": ["ana"]})
    assert lobby.channel_url == "lobby"
    assert must("get_open_channels", name_contains="lob").channels[0].name == "Lobby"
    must("delete_open_channels_channel_url", "lobby")
    refused(400201, "get_open_channels_channel_url", "lobby")


def messages():
    send = lambda **body: must("post_group_channels_channel_url_messages", "room", body=body)
    first = send(message_type="MESG", user_id="ana", message="hello", dedup_id="one")
    again = send(message_type="MESG", user_id="ana", message="hello", dedup_id="one")
    assert first.message_id == again.message_id and first.message == "hello"
    second = send(message_type="MESG", user_id="bo", message="Grüße 🎉 @ana", mention_type="users",
                  mentioned_user_ids=["ana"])
    admin = send(message_type="ADMM", message="maintenance")
    page = must("get_group_channels_channel_url_messages", "room", message_ts=0, prev_limit=0, next_limit=10)
    assert [m.message_id for m in page.messages] == [first.message_id, second.message_id, admin.message_id]
    assert not page.has_next
    edited = must("put_group_channels_channel_url_messages_message_id", "room", first.message_id, body={"message": "x"})
    assert edited.message == "x"
    assert must("get_group_channels_channel_url_messages_message_id", "room", first.message_id).message == "x"
    counts = must("get_group_channels_channel_url_messages_unread_count", "room", user_ids=["cy"])
    assert counts.unread["cy"] == 3, counts
    assert must("get_users_user_id_unread_message_count", "cy").unread_count == 3
    assert must("get_users_user_id_unread_channel_count", "cy").unread_count == 1
    must("put_group_channels_channel_url_messages_mark_as_read", "room", body={"user_id": "cy"})
    assert must("get_users_user_id_unread_message_count", "cy").unread_count == 0
    must("delete_group_channels_channel_url_messages_message_id", "room", first.message_id)
    refused(400201, "get_group_channels_channel_url_messages_message_id", "room", first.message_id)
    refused(400108, "post_group_channels_channel_url_messages", "room",
            body={"message_type": "MESG", "user_id": "dee", "message": "outside"})
    paper = File(payload=io.BytesIO(b"paper"), file_name="paper.txt", mime_type="text/plain")
    sent = must("post_group_channels_channel_url_messages", "room",
                form={"message_type": "FILE", "user_id": "ana", "file": paper})
    assert sent.file.name == "paper.txt" and sent.file.size == 5
    _, _, _, key, name = sent.file.url.split("/")
    assert call("get_files_file_id_name", key, name).content == b"paper"


def moderation():
    assert [u.user_id for u in must("get_group_channels_channel_url_operators", "room").operators] == ["ana"]
    must("post_group_channels_channel_url_operators", "room", body={"operator_ids": ["bo"]})
    must("delete_group_channels_channel_url_operators", "room", operator_ids=["bo"])
    must("post_group_channels_channel_url_mute", "room", body={"user_id": "bo", "seconds": 60, "description": "loud"})
    assert must("get_group_channels_channel_url_mute_user_id", "room", "bo").is_muted
    assert must("get_group_channels_channel_url_mute", "room").muted_list[0].description == "loud"
    refused(900041, "post_group_channels_channel_url_messages", "room",
            body={"message_type": "MESG", "user_id": "bo", "message": "muted"})
    must("delete_group_channels_channel_url_mute_user_id", "room", "bo")
    must("post_group_channels_channel_url_ban", "room", body={"user_id": "cy", "seconds": -1, "description": ""})
    assert must("get_group_channels_channel_url_ban_user_id", "room", "cy").end_at == -1
    assert must("get_group_channels_channel_url_ban", "room").banned_list[0].user.user_id == "cy"
    must("delete_group_channels_channel_url_ban_user_id", "room", "cy")
    assert must("put_group_channels_channel_url_freeze", "room", body={"freeze": True}).freeze
    refused(900050, "post_group_channels_channel_url_messages", "room",
            body={"message_type": "MESG", "user_id": "bo", "message": "frozen"})
    must("put_group_channels_channel_url_freeze", "room", body={"freeze": False})


def sessions():
    """The same client, as a user who has logged in on the socket."""
    with connect(SOCKET, subprotocols=["roost.v1"]) as socket:
        socket.send(login("bo"))
        key = json.loads(socket.recv())["result"]["session_key"]
        bo = AuthenticatedClient(base_url=BASE, token=key, prefix="", auth_header_name="Session-Key")
        sent = must("post_group_channels_channel_url_messages", "room", client=bo,
                    body={"message_type": "MESG", "message": "by bo"})
        assert sent.user.user_id == "bo"
        refused(400108, "post_users", client=bo, body={"user_id": "eve", "nickname": "", "profile_url": ""})
        refused(400108, "put_group_channels_channel_url_freeze", "room", client=bo, body={"freeze": True})
    nobody = AuthenticatedClient(base_url=BASE, token="wrong", prefix="", auth_header_name="Api-Token")
    refused(400401, "get_users", client=nobody)


for part in [users, channels, messages, moderation, sessions]:
    part()
must("delete_group_channels_channel_url", "room")
print(f"{len(CALLED)} of {len(OPERATIONS)} operations")
