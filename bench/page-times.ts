import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Context } from '#server/platform/context.ts';
import { startDemo } from './support/demo.ts';
import { cookieFor } from './support/feed-reader.ts';

/**
 * The processor time of the server for each kind of signed-in page of the demo, one request after the other, and the size of
 * its HTML. It is the least of several batches, because other work on the machine only ever adds to it. The load comes from a separate process, and the database is one too if BENCH_DATABASE_URL names it.
 */
const REACH_MS = { median: 6, most: 12 };
const WARM_UP = 60;
const BATCHES = 6;
const REQUESTS = 25;

const PEOPLE = {
  creator: 'maya@okafor.example',
  owner: 'owner@crumb-co.example',
  admin: 'admin@bizmeet.example',
};

process.env.NODE_ENV = 'production';
const only = process.argv[2] ?? '';
const demo = await startDemo();
const times: number[] = [];
for (const [who, paths] of Object.entries(await listPages(demo.context))) {
  const cookie = await cookieFor(demo.context, PEOPLE[who as keyof typeof PEOPLE]);
  for (const path of paths.filter((one) => one.includes(only))) times.push(await measure(path, cookie));
}
const sorted = times.toSorted((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
const most = sorted.at(-1) ?? 0;
print(
  `median ${median.toFixed(1)} ms (reach ${REACH_MS.median}), most ${most.toFixed(1)} ms (reach ${REACH_MS.most})`,
);
if (median > REACH_MS.median || most > REACH_MS.most) process.exitCode = 1;
await demo.stop();

async function measure(path: string, cookie: string): Promise<number> {
  const url = new URL(path, demo.url).href;
  const page = await fetch(url, { headers: { cookie } });
  const html = await page.text();
  if (page.status !== 200 || page.redirected)
    throw new Error(`${path} answers ${page.status} at ${page.url}`);
  await request(url, cookie, WARM_UP);
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = process.cpuUsage();
    await request(url, cookie, REQUESTS);
    const { user, system } = process.cpuUsage(before);
    batches.push((user + system) / 1000 / REQUESTS);
  }
  const each = Math.min(...batches);
  print(
    `${path.padEnd(64)}${each.toFixed(1).padStart(6)} ms ${(html.length / 1000).toFixed(0).padStart(5)} kB`,
  );
  return each;
}

/** One request after the other, from a process of its own. */
async function request(url: string, cookie: string, amount: number): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const options = [
    '--json',
    '--connections',
    '1',
    '--amount',
    String(amount),
    '--headers',
    `cookie=${cookie}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, url]);
  const { non2xx, errors } = JSON.parse(stdout) as { non2xx: number; errors: number };
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers of ${url} were not good`);
}

/** One page of each kind, with the most on it that the demo has. */
async function listPages({ db }: Context): Promise<Record<keyof typeof PEOPLE, string[]>> {
  const job = await db
    .selectFrom('collaborations as w')
    .innerJoin('creators as c', 'c.id', 'w.creator_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('campaigns as p', 'p.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'p.business_id')
    .innerJoin('users as o', 'o.id', 'b.owner_id')
    .select(['w.id', 'p.slug'])
    .where('u.email', '=', PEOPLE.creator)
    .where('o.email', '=', PEOPLE.owner)
    .orderBy('w.agreed_at', 'desc')
    .executeTakeFirstOrThrow();
  const talk = await db
    .selectFrom('conversations as t')
    .innerJoin('creators as c', 'c.id', 't.creator_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('t.id')
    .where('u.email', '=', PEOPLE.creator)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('campaigns')
    .select('public_id')
    .where('status', '=', 'live')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  const campaign = `/business/campaigns/${job.slug}`;
  return {
    creator: [
      '/campaigns',
      `/campaigns/${open.public_id}`,
      '/creator',
      '/creator/applications',
      '/creator/earnings',
      '/creator/messages',
      `/creator/messages/${talk.id}`,
      `/creator/work/${job.id}`,
      '/creator/settings',
    ],
    owner: [
      '/business',
      '/business/campaigns',
      campaign,
      `${campaign}/work/${job.id}`,
      '/business/content',
      '/business/media',
      '/business/locations',
      '/business/messages',
      '/business/quotes',
      '/business/settings',
    ],
    admin: [
      '/admin',
      '/admin/users',
      '/admin/applicants',
      '/admin/businesses',
      '/admin/creators',
      '/admin/campaigns',
      '/admin/payments',
      '/admin/payouts',
      '/admin/email-events',
      '/admin/storage',
      '/admin/settings',
    ],
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
