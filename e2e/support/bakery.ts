import type { Server } from 'node:http';
import { serveBakery } from '#test/support/bakery-site.ts';
import { test as base } from './test.ts';

/** One for each worker; the server under test is told of them by name. */
function bakeryPort(worker: number): number {
  return Number(process.env.E2E_PORT ?? '3210') + 1 + worker;
}

/** A shop's website, served on this machine while the test runs. */
export const test = base.extend<{ bakery: string }>({
  bakery: async ({ page: _ }, use, { parallelIndex }) => {
    const { server, url } = await serveBakery(bakeryPort(parallelIndex));
    await use(url);
    await close(server);
  },
});

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
