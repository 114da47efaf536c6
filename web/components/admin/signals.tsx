import type { Signal } from '#contract/accounts/users.ts';
import { recordPath } from '#domain/admin/search.ts';
import { BIG_START, MOST_COUNTED_SIGNS, SIGNAL_LIMITS, type SignalKind } from '#domain/admin/signals.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';

/** What is worth a look about an account. Nothing is blocked by it: an admin decides what it means. */
export function Signals({ signals }: { signals: readonly Signal[] }) {
  if (signals.length === 0) return null;
  return (
    <section aria-label="Worth a look">
      <h3 className="type-item">Worth a look</h3>
      <p className="text-hint text-ink-2">Nothing is blocked by this. There may be a good reason.</p>
      <ul className="mt-1">
        {signals.map((signal) => (
          <li key={signal.kind} className="border-line border-b py-2 text-base last:border-b-0">
            {WORDS[signal.kind](signal)}
            {signal.accounts.length > 0 ? (
              <span className="flex flex-wrap gap-x-4">
                {signal.accounts.map(({ id, name }) => (
                  <Link key={id} href={recordPath('user', id)} className="text-link">
                    {name}
                  </Link>
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORDS: Record<SignalKind, (signal: Signal) => string> = {
  sign_ups: ({ count }) =>
    `${counted(count)} accounts were opened from the same network within ${days('sign_ups')} of this one.`,
  campaigns: ({ count }) => `${counted(count)} campaigns were started within ${days('campaigns')}.`,
  applications: ({ count }) => `${counted(count)} applications were sent within ${days('applications')}.`,
  payments: ({ count }) => `${counted(count)} payments were made within ${days('payments')}.`,
  refunds: ({ count }) => `${counted(count)} refunds within ${days('refunds')}.`,
  big_start: ({ amount_cents }) =>
    `${formatCents(amount_cents ?? 0)} paid in, and the business is less than ${BIG_START.days} days old.`,
  pictures: ({ count }) => `${creators(count)} shows a picture from this portfolio as their own.`,
  links: ({ count }) => `${creators(count)} lists a post from this portfolio as their own.`,
  handles: ({ count }) => `${creators(count)} claims one of these handles.`,
};

function counted(count: number): string {
  return count >= MOST_COUNTED_SIGNS ? `${MOST_COUNTED_SIGNS - 1}+` : String(count);
}

function days(kind: keyof typeof SIGNAL_LIMITS): string {
  const { days: many } = SIGNAL_LIMITS[kind];
  return many === 1 ? 'a day' : `${many} days`;
}

function creators(count: number): string {
  return count === 1 ? 'Another creator also' : `Each of ${counted(count)} other creators also`;
}
