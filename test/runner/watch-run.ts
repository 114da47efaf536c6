import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RUN_VARIABLE } from './leftovers.ts';

export interface Watch {
  /** The PostgreSQL whose databases of this run are to be dropped. */
  names: (databaseUrl: string) => void;
  /** Ends what is left of the run, and waits until it is gone. */
  end: () => Promise<void>;
}

/** Processes left over get this long to end by themselves before they are killed. */
const PATIENCE_MS = 15_000;

/** Names the run in the environment of all it starts, and has a process of its own watch over it. */
export function watchRun({ patience_ms = PATIENCE_MS } = {}): Watch {
  // Runs that begin in the same millisecond must not end each other.
  const run = `${Date.now()}${String(process.pid).padStart(8, '0')}`;
  const watcher = startWatcher(run, patience_ms);
  process.env[RUN_VARIABLE] = run;
  process.env.TEST_RUN = run;
  const end = async () => {
    watcher.stdin?.end();
    // Only now is it worth waiting for.
    watcher.ref();
    if (watcher.exitCode === null) await once(watcher, 'exit');
  };
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => void end().then(() => process.exit(code)));
  }
  return { names: (databaseUrl) => void watcher.stdin?.write(`${databaseUrl}\n`), end };
}

/** Detached, so that what kills the run's group leaves it; it ends when its input does. */
function startWatcher(run: string, patience_ms: number): ChildProcess {
  const program = new URL('./watcher.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, run, String(patience_ms)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  child.unref();
  return child;
}
