import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LedgerRule } from '#domain/money/ledger-check-states.ts';
import { connectPg } from '#server/platform/db/connect-pg.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import {
  feesHeldOf,
  heldOf,
  PROVIDER_CLEARING,
  pendingOf,
  revenueOf,
} from '#server/platform/ledger/accounts.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { pgbench } from './support/pgbench.ts';
import { openScratch } from './support/scratch-database.ts';

if (process.argv.includes('--soak')) process.exit(await soak());

/**
 * Releases a second, each an event with two transfers out of a campaign, compared with what pgbench reaches with the
 * same statements on the same rows from as many clients. Target: 0.3, and no row that all of them wait for.
 */
const CAMPAIGNS = 500;
const CREATORS = 500;
const CLIENTS = 16;
/** Transactions leave these connections free for reads. */
const KEPT_FOR_READS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const REACH = 0.3;
const PAID_IN = 10_000_000_000;

const scratch = await openScratch('bizmeet_bench_ledger');
/** Ids that pgbench can make from a number too. */
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const now = new Date();
await payIn(scratch.handle.db);
const { db, close } = await connectPg(scratch.url, CLIENTS + KEPT_FOR_READS);
await release(db, 2);
const ours = await release(db, SECONDS);
// There are no campaigns, payments and earnings for these transfers, so checks that look for them are skipped.
const OF_THE_LEDGER_ALONE: readonly LedgerRule[] = ['balance', 'below_zero', 'campaign'];
const faults = (await checkLedger(scratch.handle.db)).faults.filter(({ rule }) =>
  OF_THE_LEDGER_ALONE.includes(rule),
);
const most = await pgbench({ url: scratch.url, lines: sameStatements(), clients: CLIENTS, seconds: SECONDS });
await close();
await scratch.drop();

print(
  `postTransfers ${ours.toFixed(0)} events/s, pgbench ${most.toFixed(0)}/s, ratio ${(ours / most).toFixed(2)} (reach ${REACH})`,
);
print(`faults in the ledger: ${faults.length}`);
if (ours / most < REACH || faults.length > 0) process.exitCode = 1;

async function payIn(db: Database): Promise<void> {
  for (let n = 0; n < CAMPAIGNS; n += 1) {
    const id = idOf(n);
    await inTransaction(db, (tx) =>
      postTransfers(
        tx,
        {
          event_key: `paid:${id}`,
          kind: 'bench',
          campaign_id: id,
          transfers: [
            { from: PROVIDER_CLEARING, to: heldOf(id), amount_cents: PAID_IN },
            { from: PROVIDER_CLEARING, to: feesHeldOf(id), amount_cents: PAID_IN / 10 },
          ],
        },
        now,
      ),
    );
  }
}

async function release(db: Database, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const counts = await Promise.all(Array.from({ length: CLIENTS }, () => releaseUntil(db, until)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function releaseUntil(db: Database, until: number): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const [campaign, creator, id] = [pick(CAMPAIGNS), pick(CREATORS), newId()];
    const transfers = [
      { from: heldOf(campaign), to: pendingOf(creator), amount_cents: 245 },
      { from: feesHeldOf(campaign), to: revenueOf(id), amount_cents: 25 },
    ];
    const event = {
      event_key: `earning:${id}`,
      kind: 'bench',
      campaign_id: campaign,
      subject_id: id,
      transfers,
    };
    await inTransaction(db, (tx) => postTransfers(tx, event, now));
  }
  return count;
}

/** The statements of one release in order, with new values each time. */
function sameStatements(): string[] {
  // In pgbench a colon starts a variable, even inside a text.
  const text = (words: string) => `E'${words.replaceAll(':', '\\x3a')}'`;
  const id = (variable: string) => `'00000000-0000-7000-8000-' || lpad(cast(${variable} as text), 12, '0')`;
  const at = text(now.toISOString());
  const held = `${text('campaign:')} || ${id(':c')} || ${text(':held')}`;
  const feesHeld = `${text('campaign:')} || ${id(':c')} || ${text(':fees_held')}`;
  const pending = `${text('creator:')} || ${id(':k')} || ${text(':pending')}`;
  const revenue = `${text('platform:revenue:')} || cast(:s as text)`;
  const change = (account: string, cents: number) =>
    `update ledger_accounts set balance_cents = balance_cents + cast(${cents} as bigint) where account = ${account} and balance_cents + cast(${cents} as bigint) >= 0 returning balance_cents;`;
  return [
    `\\set c random(0, ${CAMPAIGNS - 1})`,
    `\\set k random(0, ${CREATORS - 1})`,
    `\\set s random(0, 15)`,
    'begin;',
    `insert into ledger_events (id, event_key, kind, campaign_id, subject_id, fingerprint, occurred_at) values (gen_random_uuid(), cast(gen_random_uuid() as text), 'bench', gen_random_uuid(), gen_random_uuid(), 'x', ${at}) on conflict (event_key) do nothing returning id as event \\gset`,
    `insert into ledger_accounts (account, opened_at) values (${feesHeld}, ${at}), (${held}, ${at}), (${pending}, ${at}), (${revenue}, ${at}) on conflict (account) do nothing;`,
    change(feesHeld, -25),
    change(held, -245),
    change(pending, 245),
    change(revenue, 25),
    `insert into ledger_transfers (id, event_id, from_account, to_account, amount_cents) values (gen_random_uuid(), :event, ${held}, ${pending}, 245), (gen_random_uuid(), :event, ${feesHeld}, ${revenue}, 25);`,
    'commit;',
  ];
}

/** Thousands of random sequences of money steps, with the real commands. `MONEY_LIVES` sets the number. */
function soak(): Promise<number> {
  const program = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const run = ['run', '--project', 'integration-pglite', 'server/platform/ledger/money-life.test.ts'];
  const env = { MONEY_LIVES: '20000', ...process.env };
  const child = spawn(process.execPath, [program, ...run], { stdio: 'inherit', env });
  return new Promise((resolve) => void child.on('close', (code) => resolve(code ?? 1)));
}

function pick(count: number): string {
  return idOf(Math.floor(Math.random() * count));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
