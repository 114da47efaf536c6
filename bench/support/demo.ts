import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { seed } from '#server/seed/seed.ts';
import { startContext, stopContext } from '#server/start-context.ts';
import { buildWebApp } from '#server/web-app.ts';
import { openScratch } from './scratch-database.ts';

/** The built site with the demo marketplace, on a database that is thrown away: at BENCH_DATABASE_URL, else embedded. */
export async function startDemo(): Promise<{ url: string; context: Context; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
  const scratch = process.env.BENCH_DATABASE_URL ? await openScratch('bizmeet_bench_demo') : null;
  const config = readConfig({
    ...(scratch && { DATABASE_URL: scratch.url }),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED_DEMO: '1',
    REQUESTS_PER_MINUTE: '1000000000',
    // This measures throughput, so no request may be refused.
    BUSY_AFTER_MS: '60000',
  });
  const context = await startContext(config, { isWorker: false });
  await seed(context);
  const app = await buildWebApp(context, { isDev: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    context,
    stop: async () => {
      await app.close();
      await stopContext(context);
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
