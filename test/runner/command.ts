import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Finished {
  isSuccess: boolean;
  output: string;
  seconds: number;
}

/** Far above what any part takes on a slow machine: what hangs is to be read about, and not to take the rest with it. */
const LONGEST_MS = 30 * 60_000;

/** Runs a command to its end and keeps what it prints, both streams in the order they come. */
export function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
  longest_ms = LONGEST_MS,
): Promise<Finished> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest_ms,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const finish = (isSuccess: boolean) => {
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
    child.on('close', (code, signal) => {
      if (signal !== null) output += `It was ended by ${signal} after ${Math.round(seconds())} s.\n`;
      finish(code === 0);
    });
  });
}
