import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, it } from 'vitest';
import { testApp } from '#test/support/test-app.ts';
import { closeApp } from './close-app.ts';

/** The interval of the load balancer's health checks, and the drain of a process: several checks long. */
const LOOK_EVERY_MS = 50;
const DRAIN_SECONDS = 1;
const CLIENTS = 4;

/** Like a load balancer: keeps connections open, sends to those that were ready when it last looked, tries nothing twice. */
class Balancer {
  #ready = new Set<string>();
  #agent = new Agent({ connections: 20 });
  #origins = new Set<string>();
  #turn = 0;
  #isOver = false;
  #looking: Promise<void> = Promise.resolve();

  begin(): void {
    this.#looking = this.#look();
  }

  async add(origin: string): Promise<void> {
    this.#origins.add(origin);
    while (!this.#ready.has(origin)) await sleep(5);
  }

  remove(origin: string): void {
    this.#origins.delete(origin);
    this.#ready.delete(origin);
  }

  async send(): Promise<number> {
    const ready = [...this.#ready];
    this.#turn += 1;
    const origin = ready[this.#turn % ready.length];
    const { statusCode, body } = await request(`${origin}/api/cities`, { dispatcher: this.#agent });
    await body.dump();
    return statusCode;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
    await this.#agent.destroy();
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      for (const origin of this.#origins) {
        const isReady = await request(`${origin}/readyz`).then(
          async ({ statusCode, body }) => {
            await body.dump();
            return statusCode === 200;
          },
          () => false,
        );
        if (isReady && this.#origins.has(origin)) this.#ready.add(origin);
        else this.#ready.delete(origin);
      }
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function startProcess(balancer: Balancer) {
  // All clients come from one address, faster than any person.
  const { app } = await testApp({
    adapt: ({ config }) => ({ config: { ...config, requests_per_minute: 1_000_000 } }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await balancer.add(origin);
  return {
    stop: async () => {
      await closeApp(app, DRAIN_SECONDS);
      balancer.remove(origin);
    },
  };
}

/** Replaces two processes one after the other, and returns how often each answer came. */
async function replaceBoth(inDrain: () => void = () => undefined): Promise<Map<string, number>> {
  const balancer = new Balancer();
  balancer.begin();
  const first = await startProcess(balancer);
  const second = await startProcess(balancer);
  const answers = new Map<string, number>();
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const answer = await balancer
        .send()
        .then(String, (cause: Error & { code?: string }) => cause.code ?? cause.message);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  setTimeout(inDrain, 1);
  await first.stop();
  const third = await startProcess(balancer);
  setTimeout(inDrain, 1);
  await second.stop();
  isOver = true;
  await Promise.all(clients);
  await third.stop();
  await balancer.end();
  return answers;
}

it('drops no request while every process behind a load balancer is replaced', async () => {
  expect([...(await replaceBoth()).keys()]).toEqual(['200']);
});

it('drops none when a process stands still for longer than its drain', async () => {
  const answers = await replaceBoth(() => {
    const end = performance.now() + DRAIN_SECONDS * 1_300;
    while (performance.now() < end);
  });
  expect([...answers.keys()]).toEqual(['200']);
});

it('turns unready at once, serves on while it drains, and tells clients to leave', async () => {
  const { app } = await testApp({ isOwn: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stopped = closeApp(app, DRAIN_SECONDS);
  const ready = await request(`${origin}/readyz`);
  expect(ready.statusCode).toBe(503);
  await ready.body.dump();
  const served = await request(`${origin}/api/cities`);
  expect(served.statusCode).toBe(200);
  expect(served.headers.connection).toBe('close');
  await served.body.dump();
  await stopped;
  await expect(request(`${origin}/api/cities`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
