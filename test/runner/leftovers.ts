import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Every process of a run inherits this variable, through any number of programs. */
export const RUN_VARIABLE = 'BIZMEET_TEST_RUN';

const LOOK_EVERY_MS = 100;

/**
 * Ends every process of a run, whatever its parent is by now: Playwright gives its browsers and its web server their
 * own process groups, so ending a group isn't enough. Each gets time to end by itself before it is killed.
 */
export async function endLeftovers(run: string, patience_ms: number): Promise<void> {
  const isOver = Date.now() + patience_ms;
  signal(processesOf(run), 'SIGTERM');
  while (processesOf(run).length > 0 && Date.now() < isOver) await wait(LOOK_EVERY_MS);
  signal(processesOf(run), 'SIGKILL');
}

/** The processes of a run, except this one. */
function processesOf(run: string): number[] {
  const mark = `${RUN_VARIABLE}=${run}`;
  const found = process.platform === 'linux' ? readProc(mark) : askPs(mark);
  return found.filter((pid) => pid !== process.pid);
}

function readProc(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readEnvironment(pid).split('\0').includes(mark))
    .map(Number);
}

/** Empty for processes that have ended, are waiting to be reaped, or belong to others. */
function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function askPs(mark: string): number[] {
  const lines = execFileSync('ps', ['-Eww', '-ax', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(` ${mark}`)).map((line) => Number.parseInt(line, 10));
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
