import type { EarningsOverview } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents } from '#domain/format/money.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { dateWords, newYorkMoment } from '#domain/format/new-york-time.ts';

type NextPayout = EarningsOverview['next_payout'];

const MOST_LINES = 6;

/** Parses the typed amount, or returns its error. */
export function readAmount(
  typed: string,
  { least_cents, most_cents }: Pick<NextPayout, 'least_cents' | 'most_cents'>,
): { cents: number | null; error: string | null } {
  const text = typed.replace(/[\s,$]/g, '');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(text)) return { cents: null, error: 'Enter an amount, like $120.50' };
  const [dollars = '0', cents = ''] = text.split('.');
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amount < least_cents)
    return { cents: amount, error: `The minimum payout is ${formatCents(least_cents)}` };
  if (amount > most_cents) return { cents: amount, error: `Only ${formatCents(most_cents)} is available` };
  return { cents: amount, error: null };
}

/** The earnings the amount covers, oldest first; beyond a few, the rest is one line. */
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

/** A campaign may have released several earnings; the receipt sums them up. */
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

type PayeeStops = Pick<Payee, 'is_stopped' | 'payouts_from'>;

export function leavesWords(
  { leaves_at, arrives_on }: NextPayout,
  { bank, payee }: { bank: string; payee: PayeeStops },
  now: Date,
): string {
  if (payee.is_stopped) {
    return `It stays on hold until our team has checked with you, then goes to ${bank}.`;
  }
  const leavesOn = newYorkDate(new Date(leaves_at));
  const isToday = leavesOn === newYorkDate(now);
  const isTomorrow = leavesOn === addDays(newYorkDate(now), 1);
  const day = isToday ? 'today' : isTomorrow ? 'tomorrow' : dateWords(leavesOn);
  const end = isToday ? '' : isTomorrow ? ' tomorrow.' : ' that day.';
  const subject = payee.payouts_from ? 'Your bank is new, so it' : 'It';
  return `${subject} leaves ${day} and arrives at ${bank} by ${dateWords(arrives_on)}. You can’t cancel it after 6\u00a0p.m.${end}`;
}

/** The confirmation of a payout request. */
export function requestedWords(cents: number, { leaves_at }: NextPayout, payee: PayeeStops): string {
  if (payee.is_stopped) return 'Payout requested. It’s on hold for now.';
  return `${formatCents(cents)} leaves ${newYorkMoment(leaves_at)}`;
}
