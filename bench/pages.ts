import { get } from 'node:http';
import { startDemo } from './support/demo.ts';
import { newReader } from './support/feed-reader.ts';
import { load } from './support/load.ts';

/**
 * Complete pages a second, over HTTP and with their data, compared with a minimal page of the same campaigns: the list as
 * a signed-in creator sees it, and the landing page. It needs a PostgreSQL at BENCH_DATABASE_URL, because both ask it.
 */
const SECONDS = 8;
const CONNECTIONS = 8;
const REACH = { list: 0.5, landing: 0.8 };

// Before anything loads React, which decides by it whether it is the slow development build.
process.env.NODE_ENV = 'production';
const { serveMinimalPage } = await import('./support/minimal-page.ts');
const demo = await startDemo();
const { db, config } = demo.context;
if (config.database_url === undefined) throw new Error('Name a PostgreSQL in BENCH_DATABASE_URL.');
const reader = { ...(await newReader(db, config)) };
const { user_id } = await db
  .selectFrom('sessions')
  .select('user_id')
  .orderBy('id', 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();
const minimal = await serveMinimalPage(config.database_url, CONNECTIONS);
const most = await measure('minimal page', minimal.url, { 'x-user': user_id });
await minimal.stop();
await compare('list', `${demo.url}campaigns`, reader);
await compare('landing', demo.url, {});
await demo.stop();

async function compare(name: keyof typeof REACH, url: string, headers: Record<string, string>) {
  const ratio = (await measure(name, url, headers)) / most;
  print(`  ${ratio.toFixed(2)} of the minimal page (reach ${REACH[name]})`);
  if (ratio < REACH[name]) process.exitCode = 1;
}

async function measure(name: string, url: string, headers: Record<string, string>): Promise<number> {
  const page = await fetch(url, { headers });
  const html = await page.text();
  if (page.status !== 200 || page.redirected)
    throw new Error(`${url} is no page: ${page.status} ${page.url} ${html.slice(0, 300)}`);
  await load({ url, connections: CONNECTIONS, seconds: 3, headers });
  const before = process.cpuUsage();
  const each = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers });
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / (each * SECONDS);
  const sent = await compressedBytes(url, headers);
  print(
    `${name}: ${each.toFixed(0)} a second, ${ms.toFixed(2)} ms of processor time each, ${(html.length / 1000).toFixed(1)} kB, ${(sent / 1000).toFixed(1)} kB with brotli`,
  );
  return each;
}

/** A minimal page is not compressed. */
function compressedBytes(url: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    answer.on('end', () => resolve(bytes)).on('error', reject);
  }).on('error', reject);
  return promise;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
