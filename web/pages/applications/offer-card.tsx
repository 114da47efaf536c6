import { type ReactNode, useState } from 'react';
import type { OwnApplication } from '#contract/own-applications.ts';
import type { QuoteTurn } from '#contract/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { dayWords } from '#web/components/admin/moment.ts';
import { lastAskedOf } from '#web/components/applications/application-turns.ts';
import type { OwnDeeds } from '#web/components/applications/own-deeds.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { priceWords } from '#web/components/quotes/quote-words.ts';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { AnotherAmount } from './another-amount.tsx';
import { NeedCard } from './need-card.tsx';

type OfferCardProps = { application: OwnApplication; offer: QuoteTurn; now: Date; deeds: OwnDeeds };

/** A counter-offer: what was posted, what was asked, what they offer, and three ways to answer. */
export function OfferCard({ application, offer, now, deeds }: OfferCardProps) {
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function act(deed: 'accept' | 'decline', run: () => Promise<void>) {
    setBusy(deed);
    setTrouble(null);
    try {
      await run();
    } catch (cause) {
      setTrouble(adviceFor(cause));
      setBusy(null);
    }
  }

  return (
    <NeedCard application={application} now={now} left={<TimeLeft until={offer.expires_at} now={now} />}>
      <PriceCells application={application} offer={offer} now={now} />
      <div className="mt-3 flex flex-wrap gap-2 max-md:flex-col">
        <Button
          size="touch"
          variant="primary"
          loading={busy === 'accept'}
          onClick={() => act('accept', () => deeds.accept(application, offer))}
        >
          Accept for {priceWords(offer.amount_cents)}
        </Button>
        <AnotherAmount
          offer={offer}
          answerHours={application.answer_hours}
          onCounter={(counter) => deeds.counter(application, offer.id, counter)}
        />
        <Button
          size="touch"
          variant="ghost"
          loading={busy === 'decline'}
          onClick={() => act('decline', () => deeds.decline(application, offer.id))}
        >
          Decline offer
        </Button>
        <MessageButton
          campaignId={application.campaign.id}
          name={application.business.business_name}
          size="touch"
          variant="ghost"
        />
      </div>
      <FormAlert className="mt-3">{trouble}</FormAlert>
      <p className="mt-3 text-base text-ink-2">{consequence(application, offer)}</p>
    </NeedCard>
  );
}

function PriceCells({ application, offer, now }: Omit<OfferCardProps, 'deeds'>) {
  const { posted_cents } = application;
  const asked = lastAskedOf(application);
  const by = [offer.made_by_name?.split(/\s+/)[0], dayWords(offer.created_at, now)]
    .filter(Boolean)
    .join(', ');
  return (
    <dl className="mt-3 grid overflow-clip rounded-control border border-line max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
      {posted_cents === null ? null : (
        <PriceCell label="Posted" cents={posted_cents}>
          The payout of the campaign
        </PriceCell>
      )}
      {asked ? (
        <PriceCell label="You asked" cents={asked.amount_cents}>
          {dayWords(asked.created_at, now)}
          {asked.reason ? `, “${asked.reason}”` : ''}
        </PriceCell>
      ) : null}
      <PriceCell label="They offer" cents={offer.amount_cents} isNow>
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
        <span className="block type-list-money">{priceWords(cents)}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">{children}</span>
      </dd>
    </div>
  );
}

function consequence({ posted_cents }: OwnApplication, { amount_cents, expires_at }: QuoteTurn): string {
  const extra = posted_cents === null ? 0 : amount_cents - posted_cents;
  const yes =
    extra > 0
      ? `Say yes and you are in at once: the extra ${formatCents(extra)} is already paid in.`
      : 'Say yes and you are in at once: the money is already paid in.';
  const stands = posted_cents === null ? 'stands' : `stands at ${priceWords(posted_cents)}`;
  return `${yes} Without an answer by ${newYorkMoment(expires_at)}, the offer ends and your application ${stands}.`;
}
