import { formatPrice } from '#domain/format/money.ts';
import { priceGap } from '#domain/hiring/quote-receipt.ts';
import { QUOTE_URGENT_HOURS } from '#domain/hiring/quote-states.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_UNTIL_DAYS = 48;

/** "9 hours left", "3 days left"; only the last hours are urgent. */
export function timeLeft(until: string, now: Date): { words: string; isUrgent: boolean } {
  const ms = Date.parse(until) - now.getTime();
  if (ms <= 0) return { words: 'Over', isUrgent: false };
  const isUrgent = ms <= QUOTE_URGENT_HOURS * HOUR_MS;
  const hours = Math.ceil(ms / HOUR_MS);
  if (ms <= HOUR_MS) return { words: `${counted(Math.ceil(ms / MINUTE_MS), 'minute')} left`, isUrgent };
  if (hours <= HOURS_UNTIL_DAYS) return { words: `${counted(hours, 'hour')} left`, isUrgent };
  return { words: `${counted(Math.ceil(hours / 24), 'day')} left`, isUrgent };
}

/** "$75 more", "$20 less". */
export function gapWords(postedCents: number, askedCents: number): string {
  const { cents } = priceGap(postedCents, askedCents);
  if (cents === 0) return 'The posted payout';
  return cents > 0 ? `${formatPrice(cents)} more` : `${formatPrice(-cents)} less`;
}

/** "+21%", "−8%". */
export function percentWords(postedCents: number, askedCents: number): string {
  const { percent } = priceGap(postedCents, askedCents);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
