import { useState } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { BusinessQuote } from '#contract/quotes.ts';
import { displayName } from '#domain/display-name.ts';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { priceWords } from '#web/components/quotes/quote-words.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { AudienceLine } from './audience-line.tsx';
import { CounterForm } from './counter-form.tsx';
import { DifferenceReceipt } from './difference-receipt.tsx';
import type { QuoteDeeds } from './quote-deeds.ts';
import { QuoteHistory } from './quote-history.tsx';
import { firstNameOf, isOver, nextWords } from './standing-words.ts';

type QuoteDrawerProps = {
  quote: BusinessQuote;
  now: Date;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Null for an admin, who only looks. */
  deeds: QuoteDeeds | null;
  /** Whether this person may pay a difference in. */
  canPay: boolean;
};

/** Everything about one quote: who, the receipt, another number, and every turn up to now. */
export function QuoteDrawer({ quote, now, ids, onOpen, onClose, deeds, canPay }: QuoteDrawerProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { creator, amount_cents, posted_cents, status, made_by, expires_at, reason } = quote;
  const name = displayName({ full_name: creator.full_name, email: null });
  const place = ids.indexOf(quote.id);
  const isAlive = status === 'open' && !isOver(expires_at, now);
  const isYourTurn = isAlive && made_by === 'creator';
  const isYours = made_by === 'business' && (isAlive || status === 'awaiting_funding');
  const mustWait = amount_cents > posted_cents && !canPay;

  async function act(deed: string, run: () => Promise<void>) {
    setBusy(deed);
    setTrouble(null);
    try {
      await run();
    } catch (cause) {
      setTrouble(adviceFor(cause));
    } finally {
      setBusy(null);
    }
  }

  return (
    <RecordDrawer
      title={place < 0 ? 'Quote' : `Quote ${place + 1} of ${ids.length}`}
      ids={ids}
      openId={quote.id}
      onOpen={onOpen}
      onClose={onClose}
      {...(deeds && isYourTurn && mustWait && { footnote: 'Only the owner pays a difference in.' })}
      actions={
        deeds && isYourTurn ? (
          <>
            <Button
              size="touch"
              variant="danger"
              loading={busy === 'decline'}
              onClick={() => act('decline', () => deeds.decline(quote))}
            >
              Decline
            </Button>
            <Button
              size="touch"
              variant="primary"
              disabled={mustWait}
              loading={busy === 'accept'}
              onClick={() => act('accept', () => deeds.accept(quote))}
            >
              Accept for {priceWords(amount_cents)}
            </Button>
          </>
        ) : deeds && isYours ? (
          <Button
            size="touch"
            loading={busy === 'withdraw'}
            onClick={() => act('withdraw', () => deeds.withdraw(quote))}
          >
            Take the counter back
          </Button>
        ) : null
      }
    >
      <div className="flex items-center gap-4">
        <Avatar src={artPath.portrait(name)} className="size-16" />
        <div className="min-w-0">
          <h2 className="type-tool-title break-words">
            <Link href={`/business/creators/${creator.id}`} className="hover:underline">
              {name}
            </Link>
          </h2>
          <AudienceLine creator={creator} />
        </div>
      </div>
      {deeds ? (
        <MessageButton
          campaignId={quote.campaign.id}
          creatorId={creator.id}
          name={firstNameOf(quote)}
          size="touch"
          className="mt-4"
        />
      ) : null}
      {reason ? <p className="type-prose mt-5 wrap-anywhere">“{reason}”</p> : null}
      {trouble ? <FormAlert className="mt-4">{trouble}</FormAlert> : null}
      <DifferenceReceipt quote={quote} className="mt-6" />
      {deeds && isYourTurn ? (
        <CounterForm
          key={quote.id}
          quote={quote}
          canPay={canPay}
          isSending={busy === 'counter'}
          onCounter={(counter) => act('counter', () => deeds.counter(quote, counter))}
        />
      ) : null}
      <p className="mt-5 text-md text-ink-2">{nextWords(quote, now)}</p>
      <QuoteHistory quote={quote} now={now} name={firstNameOf(quote)} />
    </RecordDrawer>
  );
}
