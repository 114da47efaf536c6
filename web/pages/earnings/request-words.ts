import type { EarningsOverview } from '#contract/earnings.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { formatCents } from '#domain/money.ts';
import { dateWords } from '#domain/new-york-time.ts';

type NextPayout = EarningsOverview['next_payout'];

const MOST_LINES = 6;

/** What somebody typed as an amount, and what is wrong with it. */
export function readAmount(
  typed: string,
  { least_cents, most_cents }: Pick<NextPayout, 'least_cents' | 'most_cents'>,
): { cents: number | null; error: string | null } {
  const text = typed.replace(/[\s,$]/g, '');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(text)) return { cents: null, error: 'Type an amount, as in $120.50' };
  const [dollars = '0', cents = ''] = text.split('.');
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amount < least_cents)
    return { cents: amount, error: `The lowest payout is ${formatCents(least_cents)}` };
  if (amount > most_cents) return { cents: amount, error: `${formatCents(most_cents)} is available` };
  return { cents: amount, error: null };
}

/** Which earnings the amount takes, the oldest first; of many the rest is one line. */
export function payoutLines(
  parts: NextPayout['parts'],
  amountCents: number,
): { label: string; amount: string }[] {
  const taken = takenFrom(parts, amountCents);
  const shown = taken.length > MOST_LINES ? taken.slice(0, MOST_LINES - 1) : taken;
  const rest = taken.slice(shown.length);
  const lines = shown.map(({ label, cents }) => ({ label, amount: formatCents(cents) }));
  if (rest.length === 0) return lines;
  const sum = rest.reduce((total, { cents }) => total + cents, 0);
  return [...lines, { label: `${rest.length} more`, amount: formatCents(sum) }];
}

/** A campaign may have released several times; on the receipt it is one line. */
function takenFrom(parts: NextPayout['parts'], amountCents: number): { label: string; cents: number }[] {
  const sums = new Map<string, number>();
  let left = amountCents;
  for (const { campaign_title, amount_cents } of parts) {
    if (left <= 0) break;
    const cents = Math.min(amount_cents, left);
    sums.set(campaign_title, (sums.get(campaign_title) ?? 0) + cents);
    left -= cents;
  }
  return [...sums].map(([label, cents]) => ({ label, cents }));
}

export function leavesWords({ leaves_at, arrives_on }: NextPayout, bank: string, now: Date): string {
  const day = newYorkDate(new Date(leaves_at)) === newYorkDate(now) ? 'today' : 'tomorrow';
  return `It leaves ${day} and is at ${bank}, by ${dateWords(arrives_on)}. It cannot be called back after 6 p.m.${day === 'today' ? '' : ' tomorrow.'}`;
}
