import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below where systems take the ports of outgoing connections from: such a one could take a port that is wanted later. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const MOST_TRIES = 50;

/** The first of so many ports in a row that nobody listens at. */
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
