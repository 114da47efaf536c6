import type { Earning } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import { nextWeeklyAt } from '#domain/money/payout-clock.ts';
import { contractHref } from '#web/components/work/downloads.ts';

type EarningStoryProps = { earning: Earning; payee: Payee; now: Date };
type Line = Earning['story'][number];

const DAY_MS = 86_400_000;
const RINGS: Record<Line['state'], string> = {
  done: 'border-ink',
  now: 'border-accent ring-3 ring-accent-tint',
  coming: 'border-line-strong',
};

/** The history of an earning, one line per step. */
export function EarningStory({ earning, payee, now }: EarningStoryProps) {
  const { id, story, creator_fee_cents, collaboration_id } = earning;
  return (
    <div className="pr-4 pb-5 pl-4 md:pr-6 md:pl-23.5">
      <ol aria-label={`History of ${earning.campaign_title}`} className="grid">
        {story.map((line, at) => (
          <li
            // A payout may fail and be retried, so a step may occur twice.
            key={`${line.step}-${line.who ?? at}`}
            aria-current={line.state === 'now' ? 'step' : undefined}
            className="group/line relative flex justify-between gap-4 pb-3 pl-7"
          >
            <span
              aria-hidden="true"
              className={`absolute top-5 -bottom-0.5 left-[0.5625rem] w-0.75 group-last/line:hidden ${line.state === 'done' ? 'bg-ink' : 'bg-line-strong'}`}
            />
            <span
              aria-hidden="true"
              className={`absolute top-0.25 left-0 size-5 rounded-full border-[3px] bg-surface ${line.step === 'in_account' ? 'border-money-solid' : RINGS[line.state]}`}
            />
            <span className={`min-w-0 text-md ${line.state === 'now' ? 'font-semibold' : ''}`}>
              {stepWords(line, earning)}
            </span>
            <span className="shrink-0 text-right text-base text-ink-2 max-md:max-w-28">
              {whenOf(line, earning, payee, now)}
            </span>
          </li>
        ))}
      </ol>
      <p className="num mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 pl-7 text-base text-ink-2 md:pl-0">
        Creator fee {formatCents(creator_fee_cents)}
        <a
          href={`/api/me/earnings/${id}/receipt`}
          download
          className="inline-flex min-h-6 items-center text-link touch:min-h-11"
        >
          Receipt
        </a>
        <a
          href={contractHref(collaboration_id)}
          download
          className="inline-flex min-h-6 items-center text-link touch:min-h-11"
        >
          Contract
        </a>
      </p>
    </div>
  );
}

function stepWords({ step, who }: Line, earning: Earning): string {
  switch (step) {
    case 'paid_in':
      return `Paid by ${earning.business.business_name}`;
    case 'held':
      return who ? `Held for you when ${who} accepted` : 'Held for you when you were accepted';
    case 'released':
      return earning.cause === 'dispute' ? 'Released to you after a dispute' : 'Approved and released to you';
    case 'pending':
      return `Pending for ${pendingDays(earning)}`;
    case 'on_hold':
      return 'On hold: a bank reversed the payment, and we’re looking into it';
    case 'available':
      return 'Available to pay out';
    case 'sent':
      return `Sent with payout No. ${who}`;
    case 'in_account':
      return 'In your account';
  }
}

function pendingDays({ released_at, available_at }: Earning): string {
  const days = Math.round((Date.parse(available_at) - Date.parse(released_at)) / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}

function whenOf(
  { step, state, at }: Line,
  { available_at, arrives_on, is_on_hold }: Earning,
  payee: Payee,
  now: Date,
): string {
  if (step === 'in_account' && state === 'coming') {
    if (is_on_hold) return '';
    if (arrives_on) return `By ${newYorkDay(`${arrives_on}T16:00:00Z`)}`;
    if (payee.status === 'none' || payee.status === 'gone') return 'After you connect a bank';
    if (!payee.is_weekly) return 'After you request it';
    const clears = new Date(Math.max(Date.parse(available_at), now.getTime()));
    return `After the payout on ${newYorkDay(nextWeeklyAt(clears).toISOString())}`;
  }
  if (at === null) return state === 'now' ? 'Now' : '';
  return newYorkMoment(at);
}
