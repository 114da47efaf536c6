import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of ports for outgoing connections: one of those could take a port that is needed later. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const MOST_TRIES = 50;

/** The first port of a free range. */
export async function findFreePorts(count: number): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free on this machine.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
