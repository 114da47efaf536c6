import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { MoneyState } from './read-money-state.ts';
import type { Scene } from './set-scene.ts';

interface Tasks {
  set_scene: Scene;
  pass_time: null;
  read_money_state: MoneyState;
}

/** It is gone: whatever was asked of it may have happened or not. */
export class Gone extends Error {}

const HOUR_MS = 3_600_000;

/** A process that is killed without a word and started again on the same data. Its clock goes on over its deaths. */
export class KilledProgram {
  deaths = 0;
  ahead_ms = 0;
  readonly address: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  #asked = 0;
  #output = '';

  private constructor(env: Record<string, string>, port: number) {
    this.address = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), APP_URL: this.address };
  }

  static async start(env: Record<string, string>): Promise<KilledProgram> {
    const program = new KilledProgram(env, await freePort());
    await program.revive();
    return program;
  }

  now(): Date {
    return new Date(Date.now() + this.ahead_ms);
  }

  get isAlive(): boolean {
    return this.#child !== null;
  }

  async revive(): Promise<void> {
    const child = fork('test/support/killed/program.ts', {
      env: { ...process.env, ...this.#env, AHEAD_MS: String(this.ahead_ms) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.#output = `${this.#output}${text}`.slice(-4_000);
      });
    }
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    await this.#answerOf(child, 0).catch(() => {
      throw new Error(`It did not start again.\n${this.#output}`);
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    this.deaths += 1;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async ask<Task extends keyof Tasks>(task: Task): Promise<Tasks[Task]> {
    const child = this.#child;
    if (child === null) throw new Gone();
    this.#asked += 1;
    const id = this.#asked;
    const answer = this.#answerOf(child, id);
    child.send({ id, task, ahead_ms: this.ahead_ms });
    return (await answer) as Tasks[Task];
  }

  passed(hours: number): void {
    this.ahead_ms += hours * HOUR_MS;
  }

  async fetch(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const answer = await fetch(`${this.address}${path}`, init);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    } catch (cause) {
      // A connection that breaks with the process says so before its end is known.
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (!this.isAlive) throw new Gone();
      throw cause;
    }
  }

  #answerOf(child: ChildProcess, wanted: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const forget = () => {
        child.off('message', hear);
        child.off('exit', end);
      };
      const hear = ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
        if (id !== wanted) return;
        forget();
        if (error === undefined) resolve(answer);
        else reject(new Error(error));
      };
      const end = () => {
        forget();
        reject(new Gone());
      };
      child.on('message', hear as (message: unknown) => void);
      child.once('exit', end);
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
