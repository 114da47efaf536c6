import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts } from './ports.ts';

it('finds consecutive free ports outside the range of outgoing connections', async () => {
  const first = await findFreePorts(3);
  expect(first).toBeGreaterThanOrEqual(20_000);
  expect(first + 2).toBeLessThan(32_768);
  const servers = [first, first + 1, first + 2].map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  for (const server of servers) server.close();
});
