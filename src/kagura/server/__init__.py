"""The table in the browser: HTTP, WebSocket, storage, bots and clocks."""
