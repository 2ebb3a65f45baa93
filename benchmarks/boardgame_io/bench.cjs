// node bench.cjs MATCHES SECONDS WARM: guests play tic-tac-toe at random on boardgame.io's server, over its sockets.
// The server runs in this process, the guests in a child, so that each has a core as in Kagura's measurement.
const { fork } = require('node:child_process');

const SIZE = 9;
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(SIZE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
    // A full board is cleared, so that a match lasts as long as the measurement.
    clear: ({ G, playerID }, cell) => {
      G.cells = Array(SIZE).fill(null);
      G.cells[cell] = playerID;
    },
  },
};

async function serve([matches, seconds, warm]) {
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  console.log = () => {};
  const running = await server.run({ port: 0, callback: () => {} });
  const guests = fork(__filename, ['guests', String(running.appServer.address().port), matches, seconds, warm]);
  guests.on('message', (result) => {
    guests.removeAllListeners('exit');
    // A pipe takes 64 kB at once; the rest must be out before the end.
    process.stdout.write(JSON.stringify(result) + '\n', () => process.exit(0));
  });
  guests.on('exit', (code) => process.exit(code || 1));
}

async function play([port, matches, seconds, warm]) {
  const { io } = require('socket.io-client');
  const server = `http://localhost:${port}`;
  process.on('disconnect', () => process.exit(1));
  const tally = { counts: false, decisions: 0, waits: [] };
  const ids = [];
  for (let i = 0; i < Number(matches); i++) {
    const made = await fetch(`${server}/games/tic-tac-toe/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2, unlisted: true }),
    });
    ids.push((await made.json()).matchID);
  }
  for (const matchID of ids) for (const playerID of ['0', '1']) sit(io, server, matchID, playerID, tally);
  await new Promise((done) => setTimeout(done, Number(warm) * 1000));
  tally.counts = true;
  const start = performance.now();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const rate = tally.decisions / ((performance.now() - start) / 1000);
  // The open lines would keep the guests, and with them the output of the server, for ever.
  process.send({ rate, waits: tally.waits }, () => process.exit(0));
}

// A guest speaks the server's own messages, without the client library, which would show its move before the answer.
function sit(io, server, matchID, playerID, tally) {
  const line = io(`${server}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
  let asked = -1;
  let sentAt = 0;
  const look = (state) => {
    if (!state || state._stateID <= asked) return;
    if (sentAt && state.ctx.currentPlayer !== playerID) {
      if (tally.counts) {
        tally.decisions += 1;
        tally.waits.push((performance.now() - sentAt) / 1000);
      }
      sentAt = 0;
    }
    if (state.ctx.currentPlayer !== playerID) return;
    asked = state._stateID;
    const free = state.G.cells.map((held, cell) => (held === null ? cell : -1)).filter((cell) => cell >= 0);
    const move = free.length ? 'mark' : 'clear';
    const cell = free.length ? free[Math.floor(Math.random() * free.length)] : 0;
    sentAt = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: move, args: [cell], playerID } };
    line.emit('update', action, state._stateID, matchID, playerID);
  };
  line.on('connect', () => line.emit('sync', matchID, playerID, undefined, 2));
  line.on('sync', (_, info) => look(info.state));
  line.on('update', (_, state) => look(state));
}

if (process.argv[2] === 'guests') play(process.argv.slice(3));
else serve(process.argv.slice(2));
