import { TriangleAlert } from 'lucide-react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { askedOf, lastAskedOf, offerOf } from '#web/components/applications/application-turns.ts';
import {
  dateWords,
  decideBy,
  nextLine,
  offerName,
  placeWords,
} from '#web/components/applications/application-words.ts';
import { drawnShop } from '#web/components/applications/drawn-shop.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Todo } from './todos.ts';
import { TheirTurnItem, TurnItem } from './turn-item.tsx';
import type { TurnRow } from './work-turns.ts';

type TodoListProps = {
  todos: readonly Todo[];
  waiting: readonly OwnApplication[];
  /** How many applications there are in all, of which `waiting` are the first. */
  waitingCount: number;
  theirs: readonly TurnRow[];
  now: Date;
};

const MOST_WAITING = 4;

/** The creator's to-dos, the first with the primary button, above the items that are waiting on others. */
export function TodoList({ todos, waiting, waitingCount, theirs, now }: TodoListProps) {
  const shown = waiting.slice(0, MOST_WAITING);
  return (
    <Card padded={false}>
      <ul aria-label="Needs your attention">
        {todos.map((todo, index) => (
          <TodoItem key={todo.key} todo={todo} now={now} isFirst={index === 0} />
        ))}
        {todos.length === 0 ? (
          <li className="px-5 py-5 text-md text-ink-2 md:px-6">You’re all caught up.</li>
        ) : null}
      </ul>
      {waiting.length + theirs.length > 0 ? (
        <section aria-label="Waiting on others" className="border-line border-t bg-sunken px-5 py-4 md:px-6">
          <h2 className="text-sm font-semibold text-ink-2">Waiting on others</h2>
          <ul>
            {theirs.map((row) => (
              <TheirTurnItem key={row.id} row={row} now={now} />
            ))}
            {shown.map((application) => (
              <li
                key={application.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-3 not-first:border-t"
              >
                <ShopThumbnail shop={drawnShop(application)} className="w-9 shrink-0" />
                <p className="min-w-0 grow basis-40 text-md font-medium wrap-anywhere">
                  {application.business.business_name}{' '}
                  {application.campaign.is_offer ? 'has your counter-offer' : 'is choosing'}
                </p>
                <p className="text-sm text-ink-2">{untilWords(application, now)}</p>
              </li>
            ))}
          </ul>
          {waitingCount > shown.length ? (
            <Link
              href="/creator/applications?segment=waiting"
              className="inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
            >
              View all {waitingCount} waiting applications
            </Link>
          ) : null}
        </section>
      ) : null}
    </Card>
  );
}

type TodoItemProps = { todo: Todo; now: Date; isFirst: boolean };

function TodoItem({ todo, ...shown }: TodoItemProps) {
  switch (todo.kind) {
    case 'payout':
      return <PayoutItem payout={todo.payout} isFirst={shown.isFirst} />;
    case 'work':
      return <TurnItem row={todo.row} {...shown} />;
    case 'application':
      return <NeedItem application={todo.application} {...shown} />;
  }
}

type PayoutItemProps = { payout: Extract<Todo, { kind: 'payout' }>['payout']; isFirst: boolean };

function PayoutItem({ payout, isFirst }: PayoutItemProps) {
  const title = `Your ${formatCents(payout.amount_cents)} payout failed`;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line px-5 py-4 not-first:border-t md:px-6">
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-danger-tint text-danger">
        <TriangleAlert aria-hidden="true" className="size-6 stroke-[1.75]" />
      </span>
      <div className="min-w-0 grow basis-44">
        <h2 className="type-item wrap-anywhere">{title}</h2>
        <p className="text-base wrap-anywhere text-ink-2">
          Payout No. {payout.number}. Check your bank details, then request a new payout.
        </p>
      </div>
      <ButtonLink
        size="touch"
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:grow md:min-w-36"
        render={(look) => <Link href="/creator/earnings" aria-label={`Fix payout: ${title}`} {...look} />}
      >
        Fix payout
      </ButtonLink>
    </li>
  );
}

type NeedItemProps = { application: OwnApplication; now: Date; isFirst: boolean };

function NeedItem({ application, now, isFirst }: NeedItemProps) {
  const { campaign } = application;
  const offer = offerOf(application, now);
  const { title, text, verb } = needWords(application, now);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line px-5 py-4 not-first:border-t md:px-6">
      <ShopThumbnail shop={drawnShop(application)} className="w-14 shrink-0" />
      <div className="min-w-0 grow basis-44">
        <h2 className="type-item wrap-anywhere">{title}</h2>
        <p className="text-base wrap-anywhere text-ink-2">{text}</p>
      </div>
      {application.needs_consent ? null : offer ? (
        <TimeLeft until={offer.expires_at} now={now} className="text-base" />
      ) : (
        <DeadlineLabel deadline={campaign.application_deadline} now={now} className="text-base" />
      )}
      <ButtonLink
        size="touch"
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:grow md:min-w-36"
        render={(look) => (
          <Link href="/creator/applications?segment=needs_you" aria-label={`${verb}: ${title}`} {...look} />
        )}
      >
        {verb}
      </ButtonLink>
    </li>
  );
}

function needWords(application: OwnApplication, now: Date): { title: string; text: string; verb: string } {
  const { business, campaign, posted_cents, needs_consent } = application;
  if (needs_consent) {
    const title = `${business.business_name} changed the brief. Are you still in?`;
    return { title, text: campaign.title, verb: 'Answer' };
  }
  const offer = offerOf(application, now);
  if (offer === null) {
    const pay = posted_cents === null ? '' : `, ${formatPrice(posted_cents)}`;
    return {
      title: `${business.business_name} invited you`,
      text: `${campaign.title}${pay}, ${placeWords(application)}`,
      verb: 'See invitation',
    };
  }
  if (campaign.is_offer) {
    const which = offerName(application).toLowerCase();
    return {
      title: `Answer ${business.business_name}’s ${which} of ${formatPrice(offer.amount_cents)}`,
      text: `${campaign.title}. If you don’t answer, the offer ends`,
      verb: 'Answer offer',
    };
  }
  const instead = lastAskedOf(application)?.amount_cents ?? posted_cents;
  const of = instead === null ? '' : ` instead of ${formatPrice(instead)}`;
  const stays =
    posted_cents === null ? '' : `. If you don’t answer, the price stays ${formatPrice(posted_cents)}`;
  return {
    title: `Answer ${business.business_name}: ${formatPrice(offer.amount_cents)}${of}`,
    text: `${campaign.title}${stays}`,
    verb: 'Answer',
  };
}

function untilWords(application: OwnApplication, now: Date): string {
  const asked = askedOf(application, now);
  if (asked) return nextLine(application, now);
  const by = decideBy(application);
  return by ? `Decision by ${dateWords(by)}` : 'No decision date';
}
