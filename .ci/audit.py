"""Asks the public advisories for known faults of what is pinned: by constraints.txt, and by the client's lock file.

Exits with 1 if there is one. Where the advisories cannot be reached it says so and that nothing was audited; with
KAGURA_AUDIT_REQUIRED=1 that is a failure too.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TOOL = "pip-audit==2.10.1"
SECONDS = 300
Found = list[str]


def answer(command: list[str], folder: Path) -> Any:
    """What a program says in JSON, None if nothing that can be read."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def of_python(said: Any) -> Found | None:
    """Faults of Python packages; None if it cannot be known."""
    if not isinstance(said, dict) or "dependencies" not in said:
        return None
    packages = said["dependencies"]
    if any("skip_reason" in package for package in packages):
        return None
    return [f"{each['name']} {each['version']}: {fault['id']}" for each in packages for fault in each["vulns"]]


def of_client(said: Any) -> Found | None:
    """Faults of the client's packages; None if it cannot be known."""
    if not isinstance(said, dict) or "vulnerabilities" not in said:
        return None
    return [f"{name}: {fault['severity']}" for name, fault in said["vulnerabilities"].items()]


def python_faults() -> Found | None:
    """Asks with a tool in an environment of its own, so that it is no dependency itself."""
    home = ROOT / "build" / "audit"
    program = home / "bin" / "pip-audit"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        done = subprocess.run([str(home / "bin" / "pip"), "install", "--quiet", TOOL], capture_output=True, check=False)
        if done.returncode:
            return None
    words = ["-s", "osv", "--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json"]
    return of_python(answer([str(program), *words, "-r", "constraints.txt"], ROOT))


def client_faults() -> Found | None:
    """Asks with npm, if there is one."""
    npm = shutil.which("npm")
    return of_client(answer([npm, "audit", "--json", "--package-lock-only"], ROOT / "web")) if npm else None


def main() -> int:
    """Audit both; the exit code."""
    required, code = os.environ.get("KAGURA_AUDIT_REQUIRED") == "1", 0
    for what, found in (("Python", python_faults()), ("client", client_faults())):
        if found is None:
            print(f"audit: {what}: the advisories cannot be asked from here; nothing was audited")
            code = max(code, int(required))
        elif found:
            print(f"audit: {what}: {len(found)} known:", *found, sep="\n  ")
            code = 1
        else:
            print(f"audit: {what}: nothing is known against what is pinned")
    return code


if __name__ == "__main__":
    sys.exit(main())
