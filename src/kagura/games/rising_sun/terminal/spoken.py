"""The table in sentences, for screen readers and narrow pages: nothing has to be seen in its place."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.core.face import View
from kagura.games.rising_sun.terminal import board
from kagura.games.rising_sun.terminal.desk import Desk


def speak(desk: Desk, view: View) -> list[str]:
    """The season, the clans, the provinces, the shrines and the cards for sale."""
    return list(_sentences(desk, view).values())


def speak_changes(desk: Desk, view: View, before: View) -> list[str]:
    """What is different from before."""
    old = _sentences(desk, before)
    changed = [said for key, said in _sentences(desk, view).items() if old.get(key) != said]
    return [*changed, desk.say("spoken-whole")]


def _sentences(desk: Desk, view: View) -> dict[str, str]:
    """Each sentence under the name of what it is about."""
    found = {"season": _season(desk, view), "honor": _honor(desk, view)}
    if view["war"]["provinces"]:
        found["war"] = _war(desk, view)
    for name, lines in (("tiles", board.tiles(desk, view)), ("battle", board.battle(desk, view))):
        found |= {f"{name} {number}": line + desk.say("full-stop") for number, line in enumerate(lines)}
    found |= {f"clan {seat['seat']}": speak_clan(desk, view, seat["seat"]) for seat in view["seats"]}
    found |= {f"province {place}": _province(desk, view, place) for place in range(len(view["provinces"]))}
    found |= {f"shrine {slot}": _shrine(desk, view, slot) for slot in range(len(view["shrines"]))}
    found["sale"] = board.sale(desk, view) + desk.say("full-stop")
    return found


def _season(desk: Desk, view: View) -> str:
    track = view["track"]
    return desk.say(
        "spoken-season", season=board.heading(desk, view), done=track["position"], spaces=len(track["spaces"])
    )


def _honor(desk: Desk, view: View) -> str:
    return desk.say("spoken-honor", names=desk.names(view, view["honor"]))


def _war(desk: Desk, view: View) -> str:
    war = view["war"]
    names = desk.listed(desk.say("province-" + name) for name in war["provinces"])
    return desk.say("spoken-war", provinces=names, done=war["done"])


def speak_clan(desk: Desk, view: View, seat: int) -> str:
    """One clan in a sentence."""
    mine = view["seats"][seat]
    return desk.say(
        "spoken-clan",
        name=desk.name(view, seat),
        who=desk.who(seat),
        vp=mine["vp"],
        coins=mine["coins"],
        ronin=mine["ronin"],
        ally=desk.say("nobody") if mine["ally"] is None else desk.name(view, mine["ally"]),
        cards=desk.listed(desk.card(name, n) for name, n in mine["cards"].items()) or desk.say("nothing"),
        tokens=len(mine["tokens"]),
        reserve=desk.pieces(mine["reserve"]) or desk.say("nothing"),
    )


def _province(desk: Desk, view: View, place: int) -> str:
    fixed, now = desk.stage["provinces"][place], view["provinces"][place]
    there = list(_present(desk, view, now["force"], [seat["map"].get(now["name"], {}) for seat in view["seats"]]))
    leader = now["leader"]
    return desk.say(
        "spoken-province",
        province=fixed["name"],
        reward=desk.amounts(fixed["reward"]),
        links=desk.listed(_link(desk, link["to"], link["kind"]) for link in fixed["links"]),
        there=desk.say("place-separator").join(there) or desk.say("nobody"),
        most="" if leader is None else desk.say("spoken-most", name=desk.name(view, leader)),
    )


def _link(desk: Desk, province: str, kind: str) -> str:
    return desk.say("beside-" + kind, province=desk.say("province-" + province))


def _present(desk: Desk, view: View, force: list[int], pieces: list[dict[str, int]]) -> Iterator[str]:
    """Each clan that is there, with Force and pieces."""
    for seat, own in enumerate(pieces):
        if own:
            yield desk.say("spoken-there", name=desk.name(view, seat), force=force[seat], pieces=desk.pieces(own))


def _shrine(desk: Desk, view: View, slot: int) -> str:
    shrine = view["shrines"][slot]
    label = next(kami["label"] for kami in desk.stage["kami"] if kami["kami"] == shrine["kami"])
    there = list(_present(desk, view, shrine["force"], [seat["shrines"][slot] for seat in view["seats"]]))
    return desk.say(
        "spoken-shrine",
        number=slot + 1,
        kami=desk.say("kami-" + shrine["kami"]),
        gives=label,
        there=desk.say("place-separator").join(there) or desk.say("nobody"),
    )
