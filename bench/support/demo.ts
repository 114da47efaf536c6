import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { buildWebApp } from '../../server/http/web-app.ts';
import { seed } from '../../server/seed/seed.ts';
import { startContext, stopContext } from '../../server/start-context.ts';

/** The built site with the demo marketplace, on an embedded database that is thrown away. */
export async function startDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED_DEMO: '1',
    REQUESTS_PER_MINUTE: '1000000000',
  });
  const context = await startContext(config, { isWorker: false });
  await seed(context);
  const app = await buildWebApp(context, { isDev: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    stop: async () => {
      await app.close();
      await stopContext(context);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
