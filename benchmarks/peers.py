"""The peers, each played at random through its own Python interface; one that is not installed is left out."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from typing import Any

from benchmarks.measure import Workload


def open_spiel(name: str) -> Workload | None:
    """A game of OpenSpiel (C++) through pyspiel; chance nodes are not counted as decisions."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    game: Any = importlib.import_module("pyspiel").load_game(name)
    pick = random.Random(1)

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        decisions = 0
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(pick.choices(actions, weights)[0])
                else:
                    state.apply_action(pick.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return work


def pettingzoo(name: str) -> Workload | None:
    """A classic environment of PettingZoo through its agent loop."""
    try:
        env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None
    pick = random.Random(1)

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        decisions = seed = 0
        while time.perf_counter() < end:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"]
                env.step(pick.choice([a for a, legal in enumerate(mask) if legal]))
                decisions += 1
        return decisions

    return work


def catanatron() -> Workload | None:
    """Whole games of Catanatron between four random players."""
    try:
        module: Any = importlib.import_module("catanatron")
    except ImportError:
        return None
    colours = list(module.Color)[:4]

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        decisions = 0
        while time.perf_counter() < end:
            game = module.Game([module.RandomPlayer(colour) for colour in colours])
            game.play()
            records = getattr(game.state, "action_records", None) or game.state.actions
            decisions += len(records)
        return decisions

    return work


def all_peers() -> dict[str, Workload]:
    """Every peer that is installed here, by the name in the table."""
    wanted = {
        "OpenSpiel backgammon": open_spiel("backgammon"),
        "OpenSpiel hex": open_spiel("hex"),
        "OpenSpiel chess": open_spiel("chess"),
        "PettingZoo connect_four_v3": pettingzoo("connect_four_v3"),
        "PettingZoo leduc_holdem_v4": pettingzoo("leduc_holdem_v4"),
        "PettingZoo chess_v6": pettingzoo("chess_v6"),
        "Catanatron": catanatron(),
    }
    return {name: work for name, work in wanted.items() if work is not None}
