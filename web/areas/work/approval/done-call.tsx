import { Ban, Check, CircleCheck, ExternalLink, Gavel, type LucideIcon } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { Link } from '#web/components/link.tsx';
import { OfferButton } from '#web/components/offers/offer-button.tsx';
import { callCreator, counted, whenInside } from '#web/components/work/work-words.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { CallFrame } from './call-frame.tsx';
import { Consequence } from './consequence.tsx';

type DoneCallProps = { work: Collaboration; deliverable: Deliverable; disputeHref: string; now: Date };

/** The outcome of finished work and of its payment. */
export function DoneCall({ work, deliverable, disputeHref, now }: DoneCallProps) {
  const facts = factsOf(work, deliverable, now);
  return (
    <CallFrame work={work} deliverable={deliverable} title={titleOf(work)}>
      <ul>
        {facts.map(({ Icon, title, text, isGood }) => (
          <Consequence key={title} Icon={Icon} title={title} text={text} isGood={isGood} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {deliverable.post_url ? (
          <a
            href={deliverable.post_url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ className: 'max-w-full' })}
          >
            <ExternalLink aria-hidden="true" />
            View post
          </a>
        ) : null}
        {work.status === 'completed' && work.side === 'business' ? (
          <OfferButton
            businessId={work.business.id}
            creator={{ creator_id: work.creator.id, name: callCreator(work) }}
            campaignId={work.campaign.id}
          />
        ) : null}
        {work.status === 'disputed' ? (
          <Link href={disputeHref} className={buttonLook({})}>
            View dispute
          </Link>
        ) : null}
      </div>
    </CallFrame>
  );
}

function titleOf({ status }: Collaboration): string {
  if (status === 'completed') return 'Done';
  if (status === 'cancelled') return 'Canceled';
  return status === 'disputed' ? 'In dispute' : 'Nothing to decide';
}

interface Fact {
  Icon: LucideIcon;
  title: string;
  text: string;
  isGood: boolean;
}

function factsOf(work: Collaboration, deliverable: Deliverable, now: Date): Fact[] {
  const { status, money, cancel_note } = work;
  const name = callCreator(work);
  if (status === 'cancelled') {
    const said = cancel_note ? ` “${cancel_note}”` : '';
    return [
      {
        Icon: Ban,
        title: endWords(work),
        text: `${formatCents(money.refunded_cents)} of the payout was refunded to you with our fee.${said}`,
        isGood: false,
      },
    ];
  }
  const released: Fact[] =
    money.released_cents > 0
      ? [
          {
            Icon: CircleCheck,
            title: `${formatCents(money.released_cents)} released`,
            text: `Everything you agreed on is done. The payout went to ${name}.`,
            isGood: true,
          },
        ]
      : [];
  if (status === 'disputed') {
    const text = 'All deadlines are paused until it’s decided. Only the disputed part is frozen.';
    return [...released, { Icon: Gavel, title: 'A dispute is open', text, isGood: false }];
  }
  return [{ Icon: Check, ...checkedWords(deliverable, now), isGood: true }, ...released, ...restOf(work)];
}

function checkedWords({ verified_at, approved_at, status }: Deliverable, now: Date) {
  if (status === 'settled') return { title: 'Closed', text: 'Decided in a dispute.' };
  const at = verified_at ?? approved_at;
  const when = at ? whenInside(at, now) : '';
  return verified_at
    ? { title: 'Confirmed', text: fullStop(`The post was confirmed ${when}`) }
    : { title: 'Approved', text: fullStop(`The files are yours to use as agreed, since ${when}`) };
}

function restOf({ deliverables, payout_cents, status }: Collaboration): Fact[] {
  const left = deliverables.filter(({ turn }) => turn !== null).length;
  if (status === 'completed' || left === 0) return [];
  const sum = formatCents(payout_cents);
  const title = `${counted(left, 'thing')} to go`;
  return [
    { Icon: CircleCheck, title, text: `${sum} is released once everything is confirmed.`, isGood: false },
  ];
}

function endWords({ cancel_reason, ...work }: Collaboration): string {
  switch (cancel_reason) {
    case 'cannot_do':
      return `${callCreator(work)} couldn’t do it`;
    case 'not_shipped':
      return `${callCreator(work)} left because the product wasn’t shipped in time`;
    case 'cannot_ship':
      return 'You canceled it because you couldn’t ship the product';
    case 'late':
      return 'You canceled it because it was late';
    default:
      return 'Bizmeet ended it';
  }
}
