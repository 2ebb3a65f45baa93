"""`python -m benchmarks`: the promises of speed and memory, and the ratios to the peers, as tables."""

from __future__ import annotations

import argparse
import platform
import sys

from benchmarks import flicks, ours, peers
from benchmarks.measure import Rate, Workload, rates

PLAIN = "Kagura plain, whole games"
STEPWISE = "Kagura compiled, each decision from Python"
BATCH = "Kagura compiled, whole games"
BATCH_2 = "Kagura compiled, whole games, 2 threads"
APPLY = "Kagura compiled, apply alone"
PLAIN_SUN = "Kagura plain, Rising Sun"
STEPWISE_SUN = "Kagura compiled, Rising Sun, each decision"
BATCH_SUN = "Kagura compiled, Rising Sun, whole games"
APPLY_SUN = "Kagura compiled, Rising Sun, apply alone"

#: Games that come to a million decisions: one call of `playouts`, with one thread and with two.
MILLION = 3500
#: The same of Rising Sun.
MILLION_SUN = 3300


def main() -> int:
    """Measure and print; exit 1 only with --strict and a promise that does not hold."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds in which all contenders take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of one contender in one round")
    parser.add_argument("--no-peers", action="store_true", help="measure Kagura alone")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a promise does not hold")
    args = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}; whole random games")
    print("The Last Kannagi for four; Rising Sun, five clans")
    contenders = _ours()
    others = {} if args.no_peers else peers.all_peers()
    measured = rates(contenders | others, args.rounds, args.seconds)
    _print_rates(measured, list(contenders), list(others))
    kept = _print_promises(measured, args.rounds)
    flicks.print_peers([flicks.table(seed) for seed in range(flicks.TABLES)], not args.no_peers)
    return 0 if kept or not args.strict else 1


def _ours() -> dict[str, Workload]:
    sun = ours.RISING_SUN
    found = {PLAIN: ours.batch("plain", 1, 4), PLAIN_SUN: ours.batch("plain", 1, 4, sun)}
    if ours.is_compiled():
        found |= {
            STEPWISE: ours.stepwise("compiled"),
            APPLY: ours.apply_only(),
            BATCH: ours.batch("compiled", 1, MILLION),
            BATCH_2: ours.batch("compiled", 2, MILLION),
            STEPWISE_SUN: ours.stepwise("compiled", sun),
            APPLY_SUN: ours.apply_only(sun),
            BATCH_SUN: ours.batch("compiled", 1, MILLION_SUN, sun),
        }
    else:
        print("the rules are not compiled here: only the plain mode is measured (`kagura doctor` explains)")
    return found


def _print_rates(measured: dict[str, Rate], own: list[str], others: list[str]) -> None:
    print(f"\n{'decisions per second':44}{'median':>12}{'least':>12}{'most':>12}")
    for name in own + others:
        rate = measured[name]
        print(f"{name:44}{rate.median:12,.0f}{min(rate.rounds):12,.0f}{max(rate.rounds):12,.0f}")
    if not others:
        return
    columns = [name for name in (PLAIN, STEPWISE, BATCH, BATCH_SUN) if name in measured]
    print(f"\n{'times as many decisions as':30}" + "".join(f"{n.removeprefix('Kagura '):>46}" for n in columns))
    for name in others:
        ratios = (measured[column].over(measured[name]) for column in columns)
        print(f"{name:30}" + "".join(f"{ratio:46,.1f}" for ratio in ratios))


def _print_promises(measured: dict[str, Rate], rounds: int) -> bool:
    rows: list[tuple[str, float, float, bool]] = [
        ("plain, decisions/s", measured[PLAIN].median, 50_000, False),
        ("import kagura, ms", ours.import_ms(), 60, True),
    ]
    if BATCH in measured:
        rows += [
            ("compiled whole games, decisions/s", measured[BATCH].median, 3_000_000, False),
            ("apply from Python, calls/s", measured[APPLY].median, 5_000_000, False),
            ("two threads over one", measured[BATCH_2].over(measured[BATCH]), 1.8, False),
            ("copy of a state, ns", ours.copy_ns(), 200, True),
            ("size of a state, bytes", ours.state_bytes(), 1000, True),
            ("Rising Sun, whole games, decisions/s", measured[BATCH_SUN].median, 2_000_000, False),
            ("Rising Sun, copy of a state, ns", ours.copy_ns(ours.RISING_SUN), 300, True),
            ("Rising Sun, size of a state, bytes", ours.state_bytes(ours.RISING_SUN), 2048, True),
        ]
        build = ours.cold_build_s()
        rows += [("cold build, s", build, 60, True)] if build is not None else []
    rows += flicks.promises(rounds)
    print(f"\n{'promise':40}{'measured':>14}{'promised':>18}  kept")
    kept = True
    for name, value, limit, is_upper in rows:
        holds = value <= limit if is_upper else value >= limit
        kept = kept and holds
        sign = "at most" if is_upper else "at least"
        print(f"{name:40}{value:14,.2f}{sign:>9}{limit:>9,g}  {'yes' if holds else 'NO'}")
    return kept


if __name__ == "__main__":
    sys.exit(main())
