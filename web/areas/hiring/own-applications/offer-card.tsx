import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { QuoteTurn } from '#contract/hiring/quotes.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { lastAskedOf } from '#web/components/applications/application-turns.ts';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { ToastRequest } from '#web/ui/toast.ts';
import { AnotherAmount } from './another-amount.tsx';
import { NeedCard } from './need-card.tsx';
import { offerConsequence } from './offer-words.ts';

type OfferCardProps = { application: OwnApplication; offer: QuoteTurn; now: Date };

/** A counter-offer: the posted, requested and offered amounts, and three possible answers. */
export function OfferCard({ application, offer, now }: OfferCardProps) {
  const path = { id: offer.id };
  const { run, isBusy, input, problem } = useAction(
    (api, answer: 'accept' | 'decline') =>
      answer === 'accept'
        ? call(api, 'POST /api/quotes/:id/acceptance', { params: path })
        : call(api, 'POST /api/quotes/:id/decline', { params: path }),
    { ...REFRESH_ALL, done: (_, answer) => saidAfter(application, offer, answer), staysBusy: true },
  );
  const busy = isBusy ? input : null;

  return (
    <NeedCard application={application} now={now} left={<TimeLeft until={offer.expires_at} now={now} />}>
      <PriceCells application={application} offer={offer} now={now} />
      <div className="mt-3 flex flex-wrap gap-2 max-md:flex-col">
        <Button size="touch" variant="primary" loading={busy === 'accept'} onClick={() => void run('accept')}>
          Accept for {formatPrice(offer.amount_cents)}
        </Button>
        <AnotherAmount
          offer={offer}
          answerHours={application.answer_hours}
          isOffer={application.campaign.is_offer}
        />
        <Button size="touch" variant="ghost" loading={busy === 'decline'} onClick={() => void run('decline')}>
          Decline offer
        </Button>
        <MessageButton
          campaignId={application.campaign.id}
          name={application.business.business_name}
          size="touch"
          variant="ghost"
        />
      </div>
      <FormAlert className="mt-3">{problem}</FormAlert>
      <p className="mt-3 text-base text-ink-2">{offerConsequence(application, offer)}</p>
    </NeedCard>
  );
}

function saidAfter(
  { business, campaign, posted_cents }: OwnApplication,
  { amount_cents }: QuoteTurn,
  answer: 'accept' | 'decline',
): ToastRequest {
  if (answer === 'accept') {
    const title = `You’re in at ${business.business_name}. ${formatCents(amount_cents)} is held for you.`;
    return { title, variant: 'success' };
  }
  if (campaign.is_offer) return { title: 'Offer declined.' };
  const stands = posted_cents === null ? '' : ` Your application continues at ${formatCents(posted_cents)}.`;
  return { title: `Offer declined.${stands}` };
}

function PriceCells({ application, offer, now }: OfferCardProps) {
  const { posted_cents } = application;
  const asked = lastAskedOf(application);
  const by = [offer.made_by_name?.split(/\s+/)[0], dayWords(offer.created_at, now)]
    .filter(Boolean)
    .join(', ');
  return (
    <dl className="mt-3 grid overflow-clip rounded-control border border-line max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
      {posted_cents === null || application.campaign.is_offer ? null : (
        <PriceCell label="Posted" cents={posted_cents}>
          Campaign payout
        </PriceCell>
      )}
      {asked ? (
        <PriceCell label="You asked for" cents={asked.amount_cents}>
          {dayWords(asked.created_at, now)}
          {asked.reason ? `, “${asked.reason}”` : ''}
        </PriceCell>
      ) : null}
      <PriceCell label="They offered" cents={offer.amount_cents} isNow>
        {offer.reason ? `“${offer.reason}” ` : ''}
        {by}
      </PriceCell>
    </dl>
  );
}

type PriceCellProps = { label: string; cents: number; isNow?: boolean; children: ReactNode };

function PriceCell({ label, cents, isNow = false, children }: PriceCellProps) {
  return (
    <div
      className={`border-line p-3.5 not-first:border-l ${isNow ? 'bg-sel max-md:col-span-2 max-md:border-t max-md:border-l-0' : ''}`}
    >
      <dt className={`text-sm ${isNow ? 'font-semibold' : 'text-ink-2'}`}>{label}</dt>
      <dd>
        <span className="block type-list-money">{formatPrice(cents)}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">{children}</span>
      </dd>
    </div>
  );
}
