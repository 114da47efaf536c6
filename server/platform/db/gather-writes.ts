import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

const gathering = new WeakSet<ClientBase>();

export function isGathering(client: ClientBase): boolean {
  return gathering.has(client);
}

/**
 * What is asked in one turn of the event loop leaves in one write: a page asks several things at once, and a write costs
 * more than most statements.
 */
export function gatherWrites(client: ClientBase): void {
  if (gathering.has(client)) return;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  gathering.add(client);
  stream.cork();
  setImmediate(() => {
    gathering.delete(client);
    stream.uncork();
  });
}
