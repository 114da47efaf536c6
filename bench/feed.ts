import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { pg } from '#server/platform/db/pg.ts';
import { startContext, stopContext } from '#server/start-context.ts';
import { type Statement, serveBarely } from './support/bare-server.ts';
import { fillMarketplace } from './support/feed-data.ts';
import { feedMix } from './support/feed-mix.ts';
import { fillCreators, newReader } from './support/feed-reader.ts';
import { HAND_WRITTEN_INDEXES, serveHandWrittenFeed } from './support/hand-written-feed.ts';
import { load } from './support/load.ts';
import { loadMix } from './support/load-mix.ts';
import { openScratch } from './support/scratch-database.ts';

/**
 * Pages of 24 for a signed-in creator, in requests a second, compared with two others. pgbench sends the same statements:
 * every statement of a request, prepared, from as many clients. Target: 0.5 without a cache, 1.0 with the page cache. A
 * server written by hand does the same job with its own SQL. Target: 1.5 without a cache and 2.5 with it, in each set and in
 * a mix of 5,000 searches.
 */
const CAMPAIGNS = Number(process.env.BENCH_CAMPAIGNS ?? 100_000);
const CREATORS = Math.ceil(CAMPAIGNS / 10);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CLIENTS = 16;
const REACH = { bare: 0.5, remembered: 1 };
const REACH_BY_HAND = { bare: 1.5, remembered: 2.5 };
const SETS = {
  'A newest': '',
  'B industry, minimum payout': 'industry=coffee&min_payout_cents=20000',
  'C highest payout': 'sort_by=highest_payout',
  'D five neighborhoods, a content type, deadline':
    'neighborhoods=greenpoint&neighborhoods=astoria&neighborhoods=bushwick&neighborhoods=chelsea&neighborhoods=harlem&content_types=tiktok&sort_by=deadline_soon',
};

const mix = feedMix();
const scratch = await openScratch('bizmeet_bench_feed');
if (!scratch.isKept) {
  await fillMarketplace(scratch.handle, CAMPAIGNS);
  await fillCreators(scratch.handle, CREATORS);
}
for (const index of HAND_WRITTEN_INDEXES)
  await scratch.handle.runScript(index.replace('create index', 'create index if not exists'));
await scratch.handle.runScript('analyze');
const bare = await serve('0');
const remembered = await serve('120');
const byHand = await serveByHand();
const ratios: Record<'bare' | 'remembered' | 'barely', number>[] = [];
let isFast = true;
for (const [name, search] of Object.entries(SETS)) {
  for (const _warm of [1, 2]) await bare.ask(search);
  const statements = await watchStatements(() => bare.ask(search));
  const most = await pgbench(statements);
  const page = await pgbench(statements.filter(({ text }) => text.includes('is_end')));
  const barely = await measureBarely(statements);
  const without = await bare.measure(search);
  const cached = await remembered.measure(search);
  const hand = await byHand.measure(search);
  ratios.push({ bare: without / most, remembered: cached / most, barely: barely / most });
  print(
    `${name}\n  ${statements.length} statements, pgbench ${most.toFixed(0)}/s (the page alone ${page.toFixed(0)}/s), Fastify and pg alone ${barely.toFixed(0)}/s = ${(barely / most).toFixed(2)}\n  no cache ${without.toFixed(0)}/s = ${(without / most).toFixed(2)}   cache ${cached.toFixed(0)}/s = ${(cached / most).toFixed(2)}`,
  );
  compare(hand, without, cached);
}
const [hand, without, cached] = [
  await byHand.measureMix(),
  await bare.measureMix(),
  await remembered.measureMix(),
];
print(`Mix of 5,000 searches\n  no cache ${without.toFixed(0)}/s   cache ${cached.toFixed(0)}/s`);
compare(hand, without, cached);
const mean = (of: keyof (typeof ratios)[number]) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio[of]), 0) / ratios.length);
print(
  `geometric mean: no cache ${mean('bare').toFixed(2)} (reach ${REACH.bare}), cache ${mean('remembered').toFixed(2)} (reach ${REACH.remembered}); Fastify and pg alone ${mean('barely').toFixed(2)}`,
);
if (!isFast || mean('bare') < REACH.bare || mean('remembered') < REACH.remembered) process.exitCode = 1;
await bare.stop();
await remembered.stop();
await byHand.stop();
await scratch.drop();

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function serve(cacheSeconds: string) {
  const config = readConfig({
    DATABASE_URL: scratch.url,
    DATABASE_POOL_SIZE: String(CLIENTS),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'bizmeet-bench-')),
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000000',
    // This measures throughput, so no request may be refused.
    BUSY_AFTER_MS: '60000',
    FEED_CACHE_SECONDS: cacheSeconds,
  });
  const context = await startContext(config, { isWorker: false });
  const app = await buildApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { ...(await newReader(context.db, config)) };
  return {
    ...measuring(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/campaigns`, headers),
    stop: async () => {
      await app.close();
      await stopContext(context);
      await rm(config.data_dir, { recursive: true, force: true });
    },
  };
}

async function serveByHand() {
  const { token } = await scratch.handle.db
    .selectFrom('sessions')
    .select('token')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const server = await serveHandWrittenFeed(scratch.url, CLIENTS);
  return { ...measuring(server.url, { 'x-session': token }), stop: server.stop };
}

function measuring(url: string, headers: Record<string, string>) {
  const measured = async (ask: (seconds: number) => Promise<number>) => {
    await ask(2);
    return ask(SECONDS);
  };
  return {
    ask: async (search: string) => {
      const answer = await fetch(`${url}?${search}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.text();
    },
    measure: (search: string) =>
      measured((seconds) => load({ url: `${url}?${search}`, connections: CLIENTS, seconds, headers })),
    measureMix: () =>
      measured((seconds) => loadMix({ url, searches: mix, connections: CLIENTS, seconds, headers })),
  };
}

function compare(hand: number, without: number, cached: number): void {
  print(
    `  by hand ${hand.toFixed(0)}/s   no cache ${(without / hand).toFixed(2)} of it (reach ${REACH_BY_HAND.bare})   cache ${(cached / hand).toFixed(2)} (reach ${REACH_BY_HAND.remembered})`,
  );
  isFast &&= without / hand >= REACH_BY_HAND.bare && cached / hand >= REACH_BY_HAND.remembered;
}

async function measureBarely(statements: readonly Statement[]): Promise<number> {
  const server = await serveBarely(scratch.url, statements, CLIENTS);
  await load({ url: server.url, connections: CLIENTS, seconds: 2 });
  const reached = await load({ url: server.url, connections: CLIENTS, seconds: SECONDS });
  await server.stop();
  return reached;
}

/** The statements one request sends once the caches are warm. */
async function watchStatements(ask: () => Promise<void>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const [query] = call as [Statement];
    if (query.name !== undefined) seen.push(query);
    return (original as (...call: unknown[]) => unknown).apply(this, call);
  } as typeof original;
  await ask();
  pg.Client.prototype.query = original;
  return seen;
}

/** With its values filled in. */
function withValues({ text, values }: Statement): string {
  return text
    .replace(/'[^']*'/g, (literal) =>
      literal.includes(':') ? `E${literal.replaceAll(':', '\\x3a')}` : literal,
    )
    .replace(/\$(\d+)/g, (_, place: string) => quote(values[Number(place) - 1]))
    .replace(/\s+/g, ' ');
}

/** In pgbench a colon starts a variable, even inside a text. */
function quote(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value)
    ? `{${value.map((one) => JSON.stringify(one)).join(',')}}`
    : String(value);
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}

async function pgbench(statements: readonly Statement[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
  const script = join(folder, 'feed.sql');
  await writeFile(script, statements.map((statement) => `${withValues(statement)};\n`).join(''));
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
  ];
  const program = process.env.PGBENCH ?? 'pgbench';
  const { stdout } = await promisify(execFile)(program, [...options, scratch.url]);
  await rm(folder, { recursive: true });
  const tps = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench said: ${stdout}`);
  return Number(tps);
}
