import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Finished {
  isSuccess: boolean;
  output: string;
  seconds: number;
}

/** Runs a command to its end and keeps what it prints, both streams in the order they come. */
export function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const began = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const finish = (isSuccess: boolean) => {
      const seconds = (performance.now() - began) / 1000;
      resolve({
        isSuccess,
        output: process.stdout.isTTY ? output : stripVTControlCharacters(output),
        seconds,
      });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
