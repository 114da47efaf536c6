import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumMarketDays } from '#server/areas/admin/market/jobs/sum-market-days.ts';
import { countDays } from '#server/areas/admin/overview/jobs/count-days.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { type Scale, writeScale } from '#server/seed/scale/write-scale.ts';
import { seed } from '#server/seed/seed.ts';
import { startContext, stopContext } from '#server/start-context.ts';
import { buildWebApp } from '#server/web-app.ts';
import { openScratch, type Scratch } from './scratch-database.ts';

export interface DemoSite {
  url: string;
  context: Context;
  stop(): Promise<void>;
}

/** The built site with the demo marketplace, on a database that is thrown away: at BENCH_DATABASE_URL, else embedded. */
export async function startDemo(): Promise<DemoSite> {
  return serve(process.env.BENCH_DATABASE_URL ? await openScratch('bizmeet_bench_demo') : null);
}

/** The same with so many copies of the demo that it reaches a size. */
export async function startScaled(scale: Scale): Promise<DemoSite> {
  const scratch = await openScratch('bizmeet_bench_scale');
  const site = await serve(scratch);
  if (!scratch.isKept) {
    await writeScale(scratch.handle, scale, (words) => process.stdout.write(`${words}\n`));
    // As every night: days that are over are counted once.
    await countDays.run(site.context, {});
    await sumMarketDays.run(site.context, {});
    await scratch.handle.runScript('vacuum analyze');
  }
  return site;
}

async function serve(scratch: Scratch | null): Promise<DemoSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
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
