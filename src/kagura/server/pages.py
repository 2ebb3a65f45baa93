"""The built client: one page for every address that a person sees, and its files. Nothing else is ever served."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: Addresses that the client draws itself.
PAGES = ("/", "/t/{rest:path}", "/settings", "/rules/{rest:path}", "/games/{rest:path}", "/replay/{rest:path}")
FILES = "/{name:path}"
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kagura</title>
<h1>Kagura 神楽</h1>
<p>The server runs, but the page to play on is not built. In a checkout, <code>make web</code> builds it
(it needs Node); an installed package has it. Then load this page again.</p>
<p lang="ja">サーバーは動いていますが、遊ぶためのページがまだ作られていません。ソースの場所で <code>make web</code>
を実行してから(Nodeが必要です)、このページを読み込み直してください。</p>
<p>Meanwhile <code>kagura play last_kannagi</code> plays in the terminal.</p>
</html>
"""


class Pages:
    """Serves a folder by a list made at each request of what is in it: no address leads out of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def index(self, request: Request) -> Response:  # noqa: ARG002
        """The page, or how it is built."""
        page = self.folder / INDEX
        if not page.is_file():
            return HTMLResponse(MISSING, 503, {"Cache-Control": "no-store"})
        return FileResponse(page, headers={"Cache-Control": ASK_AGAIN}, media_type="text/html; charset=utf-8")

    async def file(self, request: Request) -> Response:
        """A file beside the page, or 404."""
        path = self._find(str(request.path_params["name"]))
        if path is None:
            return PlainTextResponse("There is no such page.", 404)
        is_hashed = path.parent != self.folder
        headers = {"Cache-Control": FOR_EVER if is_hashed else ASK_AGAIN}
        return FileResponse(path, headers=headers, media_type=media_type(path))

    def _find(self, name: str) -> Path | None:
        root = self.folder.resolve()
        try:
            path = (root / name).resolve()
            is_inside = path.is_relative_to(root) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_inside and not path.name.startswith(".") else None

    def routes(self) -> Sequence[BaseRoute]:
        """The addresses of pages and files."""
        return [*(Route(page, self.index) for page in PAGES), Route(FILES, self.file)]


def media_type(path: Path) -> str:
    """The kind of a file; the machine's own list is not asked, it may say anything."""
    known = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}
    return known.get(path.suffix) or mimetypes.MimeTypes().guess_type(path.name)[0] or "application/octet-stream"
