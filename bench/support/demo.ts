import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { buildWebApp } from '../../server/http/web-app.ts';
import { seed } from '../../server/seed/seed.ts';
import { startContext, stopContext } from '../../server/start-context.ts';
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
    // What is measured is how much gets through, so nothing is turned away.
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
