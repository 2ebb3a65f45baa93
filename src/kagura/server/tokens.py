"""Secret tokens: what a link holds. The database knows only their hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

BYTES = 18  # 144 bits
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
#: A request id that a client keeps secret is as good as a token; a shorter one is not used for that.
SECRET_LENGTH = 22


def new_token() -> str:
    """A fresh token."""
    return secrets.token_urlsafe(BYTES)


def hash_of(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def derive(secret: str, *purpose: object) -> str:
    """A token that whoever holds `secret` is given again and again, and nobody else can work out."""
    text = "\n".join(map(str, purpose)).encode(errors="replace")
    digest = hmac.digest(secret.encode(errors="replace"), b"kagura-token\n" + text, "sha256")
    return base64.urlsafe_b64encode(digest[:BYTES]).decode()


def new_table_id() -> str:
    """A fresh id of a table. It is no secret, only hard to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def derived_table_id(secret: str) -> str:
    """The id of the table that a request with this secret id makes."""
    number = int.from_bytes(hmac.digest(secret.encode(errors="replace"), b"kagura-table", "sha256")[:16], "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[place])
    return "".join(letters)
