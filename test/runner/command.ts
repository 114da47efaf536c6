import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Finished {
  isSuccess: boolean;
  output: string;
  seconds: number;
}

/**
 * A command is ended if it prints nothing for this long. There is no other time limit: on a slow machine a suite
 * takes many times as long and still finishes, and every suite prints a line for each file or journey.
 */
const LONGEST_SILENCE_MS = 15 * 60_000;
/** For commands that end by themselves when told to: a browser, a server, a database. */
const TIME_TO_END_MS = 20_000;

/** Runs a command to its end and keeps its output, both streams in order. */
export function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
  longestSilence_ms = LONGEST_SILENCE_MS,
): Promise<Finished> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const [program = '', ...args] = command;
  // Runs in its own process group, so that it is ended together with its children.
  const child = spawn(program, args, {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    endGroup(child);
  }, longestSilence_ms);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      silence.refresh();
    });
  }
  return new Promise((resolve) => {
    let rest: NodeJS.Timeout | undefined;
    const finish = (isSuccess: boolean) => {
      clearTimeout(silence);
      clearTimeout(rest);
      resolve({
        isSuccess,
        output: process.stdout.isTTY ? output : stripVTControlCharacters(output),
        seconds: seconds(),
      });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    // A grandchild that outlives the command would keep its output open, and this run would wait for it.
    child.on('exit', () => {
      rest = setTimeout(signalGroup, TIME_TO_END_MS, child, 'SIGKILL');
    });
    child.on('close', (code, signal) => {
      if (isSilent)
        output += `It was ended because it printed nothing for ${silenceWords(longestSilence_ms)}.\n`;
      else if (signal !== null) output += `It was ended by ${signal} after ${Math.round(seconds())} s.\n`;
      finish(code === 0 && !isSilent);
    });
  });
}

function endGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  const killing = setTimeout(signalGroup, TIME_TO_END_MS, child, 'SIGKILL');
  child.once('close', () => clearTimeout(killing));
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

function silenceWords(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes < 1 ? `${milliseconds / 1000} s` : `${Math.round(minutes)} minutes`;
}
