import { Ban, CircleCheck, Gavel, type LucideIcon } from 'lucide-react';
import type { Collaboration, RowDispute } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { CANCEL_REASONS, type CancelReason } from '#domain/work/collaboration-states.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { Link } from '#web/components/link.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { Card } from '#web/ui/card.tsx';

type OutcomeCardProps = { work: Collaboration; disputeHref: string; now: Date };

/** The outcome, or the reason the work has stopped, and the state of the money. */
export function OutcomeCard({ work, disputeHref, now }: OutcomeCardProps) {
  const outcome = outcomeOf(work, now);
  if (outcome === null) return null;
  const { Icon, title, text, tone } = outcome;
  return (
    <Card as="section" aria-labelledby="outcome" className="flex gap-4">
      <span className={`grid size-11 shrink-0 place-items-center rounded-control ${tone}`}>
        <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      </span>
      <div className="min-w-0">
        <h2 id="outcome" className="type-block-title">
          {title}
        </h2>
        <p className="mt-1 text-md wrap-anywhere text-ink-2">{text}</p>
        {work.cancel_note ? <p className="mt-2 text-md wrap-anywhere">“{work.cancel_note}”</p> : null}
        {work.status === 'disputed' ? (
          <Link
            href={disputeHref}
            className="mt-2 inline-flex min-h-6 items-center text-md font-semibold text-link touch:min-h-11"
          >
            {work.dispute?.status === 'decided' ? 'See decision' : 'View dispute'}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}

interface Outcome {
  Icon: LucideIcon;
  title: string;
  text: string;
  tone: string;
}

/** The words for when the earning becomes available. */
function clearWords(clearsAt: string | null, now: Date): string {
  if (clearsAt === null) return '';
  const day = dayWords(clearsAt, now);
  return Date.parse(clearsAt) <= now.getTime()
    ? `It cleared on ${day}.`
    : `It clears on ${day}, and then you can cash out.`;
}

function outcomeOf(work: Collaboration, now: Date): Outcome | null {
  const { status, money, business } = work;
  if (status === 'completed') {
    const clears = clearWords(money.clears_at, now);
    return {
      Icon: CircleCheck,
      tone: 'bg-money-tint text-money',
      title: `Done. ${formatCents(money.released_cents)} was released.`,
      text: `${business.business_name} has everything you agreed on. ${clears}`,
    };
  }
  if (status === 'cancelled') {
    const reason = CANCEL_REASONS.find((known) => known.reason === work.cancel_reason);
    return {
      Icon: Ban,
      tone: 'bg-fill text-ink-2',
      title: 'This work was canceled',
      text: `${endedBy(reason?.reason, business.business_name)} ${formatCents(money.refunded_cents)} was refunded to the shop. Nothing is due anymore.`,
    };
  }
  if (status === 'disputed' && work.dispute?.turns.includes('creator')) {
    return { Icon: Gavel, tone: 'bg-danger-tint text-danger', ...answerWords(work.dispute) };
  }
  if (status === 'disputed') {
    return {
      Icon: Gavel,
      tone: 'bg-danger-tint text-danger',
      title: 'A dispute is open',
      text: 'All deadlines are paused until it’s decided. Only the disputed part is frozen.',
    };
  }
  return null;
}

/** A dispute that needs the creator says until when, and what is at stake. */
function answerWords({ status, clock_at, disputed_cents, creator_gets_cents }: RowDispute) {
  const by = clock_at ? ` by ${newYorkMoment(clock_at)}` : '';
  if (status !== 'decided') {
    return { title: 'Answer the dispute', text: fullStop(`Tell us your side${by}`) };
  }
  const share =
    creator_gets_cents === null
      ? ''
      : `You get ${formatCents(creator_gets_cents)} of ${formatCents(disputed_cents)}. `;
  return { title: 'The dispute is decided', text: fullStop(`${share}Accept it or appeal${by}`) };
}

function endedBy(reason: CancelReason | undefined, businessName: string): string {
  switch (reason) {
    case 'cannot_do':
      return 'You said you couldn’t do it.';
    case 'not_shipped':
      return `You left because ${businessName} didn’t ship the product in time.`;
    case 'cannot_ship':
      return `${businessName} couldn’t ship the product.`;
    case 'late':
      return `${businessName} ended it because it was late.`;
    default:
      return 'Bizmeet ended it.';
  }
}
