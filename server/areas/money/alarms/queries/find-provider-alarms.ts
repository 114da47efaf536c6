import { formatCents } from '#domain/format/money.ts';
import type { Context } from '#server/platform/context.ts';
import type { FoundAlarm } from '../commands/sync-alarms.ts';

const MOST = 20;

export async function findConfirmedDifferences({ db }: Pick<Context, 'db'>): Promise<FoundAlarm[]> {
  const rows = await db
    .selectFrom('provider_differences')
    .select(['subject', 'expected_cents', 'found_cents'])
    .where('confirmed_at', 'is not', null)
    .orderBy('first_seen_at')
    .orderBy('subject')
    .limit(MOST)
    .execute();
  return rows.map(({ subject, expected_cents, found_cents }) => ({
    subject: subject.slice(0, 200),
    detail: `${wordsFor(subject)}: ${formatCents(Number(expected_cents))} at the provider, ${formatCents(Number(found_cents))} in the ledger.`,
  }));
}

const WORDS: Record<string, string> = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  chargeback: 'Chargeback',
  entry: 'Statement line',
};

function wordsFor(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return `${WORDS[kind] ?? kind} ${id}`;
}
