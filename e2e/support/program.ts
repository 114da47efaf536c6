import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ended {
  code: number | null;
  output: string;
  ms: number;
}

/** Starts the program as `bin/start` does once everything is built. */
export function startProgram(env: Record<string, string>, args: string[] = []) {
  const program = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', LOG_LEVEL: 'warn', BUSY_AFTER_MS: '0', ...env },
  });
  let output = '';
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  program.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const began = Date.now();
  const ended = new Promise<Ended>((resolve) => {
    program.on('close', (code) => resolve({ code, output, ms: Date.now() - began }));
  });
  return { program: program as ChildProcess, ended, readOutput: () => output };
}

export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'bizmeet-e2e-'));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the first good answer. A program that ended can't give one: its output tells why. */
export async function untilReady(
  port: number,
  { program, readOutput }: Partial<ReturnType<typeof startProgram>> = {},
): Promise<void> {
  for (const giveUpAt = Date.now() + 240_000; Date.now() < giveUpAt; ) {
    if (typeof program?.exitCode === 'number') throw new Error(`It ended: ${readOutput?.()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answered on port ${port}`);
}
