import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
const DRAIN_STEPS = 10;
/** Counted from the moment the port closes. Together with the drain it stays below ten seconds. */
const PATIENCE_MS = 5_000;

const draining = new WeakSet<object>();

/** Whether this server has been told to stop. It may go on answering for a few seconds. */
export function isDraining({ server }: Pick<FastifyInstance, 'server'>): boolean {
  return draining.has(server);
}

/**
 * Answers 503 at /readyz and serves everyone else as before, so that a load balancer sends its next requests elsewhere before
 * the port closes. Connections end with the answer they are waiting for, and streams end at once: a browser that has lost one
 * connects again. The drain is slept in steps: while a process stands still it can't answer the load balancer, so a standstill
 * counts as one step at most.
 */
async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  draining.add(app.server);
  for (const stop of stops.get(app.server) ?? []) stop();
  for (let step = 0; step < DRAIN_STEPS; step += 1) await sleep((seconds * 1_000) / DRAIN_STEPS);
}

const stops = new WeakMap<object, (() => void)[]>();

/** Calls `stop` as soon as the server is told to stop, before it waits for requests under way. */
export function onDrain({ server }: Pick<FastifyInstance, 'server'>, stop: () => void): void {
  stops.set(server, [...(stops.get(server) ?? []), stop]);
}

/**
 * Drains, lets requests under way finish and refuses new ones. Browsers keep a connection open after its last answer, so idle
 * connections are closed again and again. A client that is not done within the patience is cut off.
 */
export async function closeApp(app: FastifyInstance, drainSeconds = 0): Promise<void> {
  await drain(app, drainSeconds);
  const sweep = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
