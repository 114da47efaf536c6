import { PAGE_RULES } from '#domain/accounts/page-rules.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { LARGE } from '#server/seed/scale/write-scale.ts';
import { startScaled } from './support/demo.ts';
import { cookieFor } from './support/feed-reader.ts';

/**
 * The time the server takes for each page of the admin area, for their searches and for their sort orders, with 5,000 businesses, 60,000 users and
 * 200,000 payments. One request after the other. Needs a PostgreSQL; BENCH_KEEP=1 keeps the filled database.
 */
const REACH_MS = 300;
const WARM_UP = 2;
const REQUESTS = 20;

const SEARCHES = [
  '/admin/users?q=okafor',
  '/admin/businesses?q=crumb',
  '/admin/creators?q=maya',
  '/admin/campaigns?q=sourdough',
  '/admin/payments?q=okafor',
  '/admin/audit-log?q=refund',
  '/api/admin/search?search=okafor',
];

/** Each list by the columns it can be sorted by, and the market over a year. */
const ORDERS = [
  '/admin/users?sort=name&dir=asc',
  '/admin/users?sort=email',
  '/admin/users?sort=last_signed_in',
  '/admin/users?role=admin&sort=last_signed_in',
  '/admin/businesses?sort=name&dir=asc',
  '/admin/creators?sort=handle&dir=asc',
  '/admin/campaigns?sort=title&dir=asc',
  '/admin/campaigns?sort=payout',
  '/admin/campaigns?sort=deadline',
  '/admin/payments?sort=payout',
  '/admin/payments?state=disputed&sort=payout&dir=asc',
  '/admin/payments?view=disputes&show=all&sort=amount',
  '/admin/payouts?sort=amount',
  '/admin/payouts?status=failed&sort=arrives',
  '/admin/email-events?sort=recipient&dir=asc',
  '/admin/audit-log?dir=asc',
];
const TODAY = newYorkDate(new Date());
const YEAR = `/admin/market?from=${addDays(TODAY, -364)}&to=${TODAY}`;

process.env.NODE_ENV = 'production';
const only = process.argv[2] ?? '';
const site = await startScaled(LARGE);
const cookie = await cookieFor(site.context, 'admin@bizmeet.example');
const pages = PAGE_RULES.map(({ path }) => path).filter((path) => /^\/admin(\/[a-z-]+)?$/.test(path));
let most = 0;
print(`${'page'.padEnd(44)}${'p50'.padStart(8)}${'p95'.padStart(9)}`);
for (const path of [...pages, ...SEARCHES, ...ORDERS, YEAR].filter((one) => one.includes(only)))
  most = Math.max(most, await measure(path));
print(`slowest p95 ${most.toFixed(0)} ms (reach ${REACH_MS})`);
if (most > REACH_MS) process.exitCode = 1;
await site.stop();

/** Answers the 95th percentile. */
async function measure(path: string): Promise<number> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < REQUESTS; run += 1) {
    const from = performance.now();
    const answer = await fetch(new URL(path, site.url), { headers: { cookie } });
    await answer.text();
    if (answer.status !== 200 || answer.redirected)
      throw new Error(`${path} answers ${answer.status} at ${answer.url}`);
    if (run >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((part) => times[Math.ceil(times.length * part) - 1] ?? 0);
  print(`${path.padEnd(44)}${p50.toFixed(0).padStart(5)} ms${p95.toFixed(0).padStart(6)} ms`);
  return p95;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
