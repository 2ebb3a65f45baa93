// Writes src/core/protocol.ts from the server's declarations of the messages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const target = join(web, 'src', 'core', 'protocol.ts');

function python() {
  const own = join(root, '.venv', 'bin', 'python');
  return process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
}

const made = spawnSync(python(), ['-m', 'kagura.server.schema', '--typescript'], {
  encoding: 'utf8',
  env: { ...process.env, PYTHONPATH: join(root, 'src') },
});
if (made.status !== 0) {
  console.error(made.error?.message ?? made.stderr);
  console.error('web: the types come from Python; set PYTHON to one with Kagura installed, or run `make setup`.');
  process.exit(1);
}
// An unchanged file keeps its date, so that a watching build is not woken.
if (!existsSync(target) || readFileSync(target, 'utf8') !== made.stdout) writeFileSync(target, made.stdout);
