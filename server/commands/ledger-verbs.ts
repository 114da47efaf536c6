import { formatCents } from '#domain/format/money.ts';
import {
  endPayoutStop,
  findPayoutStop,
  startPayoutStop,
} from '#server/areas/money/payout-stops/commands/payout-stops.ts';
import { bookFromProvider } from '#server/areas/money/provider-balance/book-from-provider.ts';
import { readStatement } from '#server/areas/money/provider-balance/jobs/read-statement.ts';
import { getStatement } from '#server/areas/money/provider-balance/queries/get-statement.ts';
import type { Context } from '#server/platform/context.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';

export const LEDGER_VERBS = ['hold', 'check', 'book', 'release'] as const;
export type LedgerVerb = (typeof LEDGER_VERBS)[number];

const HOLD_REASON = 'An operator put payouts and refunds on hold, for example after a restore.';

const RUNS: Record<LedgerVerb, (context: Context) => Promise<string>> = {
  hold: async ({ db, now }) =>
    (await startPayoutStop(db, HOLD_REASON, now()))
      ? 'On hold: no payout and no refund leaves until bin/ledger release.'
      : 'Payouts and refunds were on hold already.',
  check: async (context) => {
    const { lines, is_clean } = await check(context);
    const end = is_clean ? 'Clean: the ledger and the provider agree.' : 'Not clean. Run bin/ledger book.';
    return [...lines, end].join('\n');
  },
  book: async (context) => {
    const { counts, left } = await bookFromProvider(context);
    return [
      `Booked: ${counts.payment} payments, ${counts.refund} refunds, ${counts.payout} payouts.`,
      ...left.map(({ subject, advice }) => `Left: ${subject}. ${advice}`),
    ].join('\n');
  },
  release: async (context) => {
    const { lines, is_clean } = await check(context);
    if (!is_clean) throw new KnownFailure(`Still on hold:\n${lines.join('\n')}`);
    return (await endPayoutStop(context.db, context.now()))
      ? 'Released: payouts leave with the next batch, and refunds within minutes.'
      : 'Nothing was on hold.';
  },
};

/** Runs one command of bin/ledger, and returns what it prints. */
export function runLedgerVerb(context: Context, verb: LedgerVerb): Promise<string> {
  return RUNS[verb](context);
}

/** Reads the statement to the end first, so that nothing the provider knows is left out. */
async function check(context: Context): Promise<{ lines: string[]; is_clean: boolean }> {
  await readStatement(context);
  const { faults } = await checkLedger(context.db);
  const { differences } = await getStatement(context);
  const stop = await findPayoutStop(context.db);
  const lines = [
    stop ? `Payouts and refunds are on hold: ${stop.reason}` : 'Payouts and refunds aren’t on hold.',
    ...faults.map(({ rule, subject, expected_cents, found_cents }) => {
      const amounts = `expected ${formatCents(expected_cents)}, found ${formatCents(found_cents)}`;
      return `Ledger, ${rule}, ${subject}: ${amounts}`;
    }),
    ...differences.map(({ subject, expected_cents, found_cents }) => {
      const amounts = `${formatCents(expected_cents)} at the provider, ${formatCents(found_cents)} in the ledger`;
      return `Provider, ${subject}: ${amounts}`;
    }),
  ];
  return { lines, is_clean: faults.length === 0 && differences.length === 0 };
}
