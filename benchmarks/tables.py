"""`python -m benchmarks.tables`: the server under 200 tables of four guests, beside a peer, and the client's size.

Server, guests and peer share the machine, so that the figures mean something only beside each other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from benchmarks.guests import TableOfGuests, Tally
from benchmarks.opening import opening

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
STATIC = HERE.parent / "src" / "kagura" / "server" / "static"
CLIENT_LIMIT_KB = 150
WARM_SECONDS = 3.0
THINK_SECONDS = 2.0  # quicker than people are, slow enough for nobody to wait in a queue
PEER_SECONDS = 120.0  # more than the peer may need beside the play itself


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play that are measured")
    parser.add_argument("--no-peer", action="store_true", help="measure Kagura alone")
    args = parser.parse_args()
    print(f"{args.tables} tables, {args.seconds:g} s of play each, {os.cpu_count()} cores\n")
    print(f"{'':38}{'decisions/s':>12}{'p50 ms':>9}{'p99 ms':>9}")
    asyncio.run(_ours(args.tables, args.seconds))
    if not args.no_peer:
        _peer(args.tables, args.seconds)
    _client()
    _opening()
    return 0


async def _ours(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, _serving(folder) as (url, process):
        bare = _memory_kb(process.pid)
        tally = Tally()
        guests = [_new_table(url, tally, number) for number in range(tables)]
        idle = _memory_kb(process.pid)
        for table in guests:
            await table.sit()
        seated = _memory_kb(process.pid)
        for think, name in ((THINK_SECONDS, "Kagura, 4 guests who think"), (0.0, "Kagura, 4 guests at full speed")):
            await _play(guests, tally, seconds, think, name)
        active = _memory_kb(process.pid)
        for table in guests:
            await table.leave()
    print(f"{'':4}memory of the server: {bare / 1024:.0f} MB bare; per table {(idle - bare) / tables:.0f} kB idle,")
    print(f"{'':4}{(seated - bare) / tables:.0f} kB with four connections, {(active - bare) / tables:.0f} kB played")
    if tally.over:
        print(f"{'':4}{tally.over} matches ended meanwhile")


async def _play(guests: list[TableOfGuests], tally: Tally, seconds: float, think: float, name: str) -> None:
    """All tables play for a while, `think` seconds a decision on average; what they saw of it."""
    end = time.perf_counter() + WARM_SECONDS + seconds
    play = asyncio.gather(*(table.play(end, think) for table in guests))
    await asyncio.sleep(WARM_SECONDS)
    tally.decisions, tally.waits, tally.counts = 0, [], True
    start = time.perf_counter()
    await play
    tally.counts = False
    _row(name, tally.decisions / (time.perf_counter() - start), tally.waits)


def _row(name: str, rate: float, waits: list[float]) -> None:
    cuts = statistics.quantiles(waits, n=100)
    print(f"{name:38}{rate:12,.0f}{cuts[49] * 1e3:9.1f}{cuts[98] * 1e3:9.1f}")


@contextlib.contextmanager
def _serving(folder: str, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "kagura.cli.main", "serve", "--host", "127.0.0.1", "--port", "0", "--data", folder]
    command += more
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found is not None, "the server did not say where it listens"
            yield found[0], process
        finally:
            process.terminate()


def _new_table(url: str, tally: Tally, number: int) -> TableOfGuests:
    seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(3))]
    body = json.dumps({"game": "last_kannagi", "options": {"mode": "solo4"}, "seats": seats}).encode()
    headers = {"Content-Type": "application/json", "Origin": url}
    request = urllib.request.Request(f"{url}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    tokens = [key["token"] for key in made["keys"] if key["role"] == "player"]
    return TableOfGuests(url, made["table"], tokens, tally, number)


def _memory_kb(pid: int) -> int:
    """Resident memory of the server's own process, without its bots."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def _peer(tables: int, seconds: float) -> None:
    """boardgame.io's server with its own tic-tac-toe, two guests a match, over its own sockets."""
    npm = shutil.which("npm")
    if npm is None:
        print("boardgame.io: no npm here, measured without it")
        return
    subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"], cwd=PEER, check=True)
    try:
        found = subprocess.run(
            ["node", "bench.cjs", str(tables), str(seconds), str(WARM_SECONDS)],
            cwd=PEER,
            capture_output=True,
            text=True,
            check=False,
            timeout=PEER_SECONDS + seconds,
        )
    except subprocess.TimeoutExpired:
        print(f"boardgame.io: not done {PEER_SECONDS:g} s after its time; measured without it")
        return
    if found.returncode:
        print(f"boardgame.io: could not be measured: {found.stderr.strip()[-300:]}")
        return
    result = json.loads(found.stdout.splitlines()[-1])
    _row("boardgame.io, tic-tac-toe, 2 guests", result["rate"], result["waits"])


def _client(files: list[str] | None = None) -> None:
    """What a browser fetches before the first decision; without a browser, the whole client."""
    if not (STATIC / "index.html").exists():
        print("\nthe client is not built here (`make web`)")
        return
    names = None if files is None else {file.rsplit("/", 1)[-1] for file in files}
    assets = [path for path in sorted((STATIC / "assets").glob("*")) if names is None or path.name in names]
    size = sum(len(gzip.compress(path.read_bytes())) for path in (STATIC / "index.html", *assets)) / 1024
    if names is None:
        print(f"\nclient, every page, game and language, gzip: {size:.0f} kB")
        return
    kept = "yes" if size <= CLIENT_LIMIT_KB else "NO"
    print(f"client up to the first table, gzip: {size:.0f} kB; promised at most {CLIENT_LIMIT_KB} kB: {kept}")


def _opening() -> None:
    """From an empty browser to the first decision against bots, which answer at once."""
    with tempfile.TemporaryDirectory() as folder, _serving(folder, "--bot-pause", "0") as (url, _):
        found = opening(url)
    if found is None:
        print("no Chromium here: the time to the first decision was not measured")
        return
    lobby, table, files = found
    _client(files)
    print(f"from nothing to the lobby {lobby:.0f} ms, from its button to the first decision {table:.0f} ms")


if __name__ == "__main__":
    sys.exit(main())
