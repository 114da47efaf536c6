import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatPrice } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { gapWords, percentWords } from '#web/components/quotes/quote-words.ts';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { AudienceLine } from './audience-line.tsx';
import { QuoteCardActions } from './quote-card-actions.tsx';
import { costWords, isFirstOffer, isOver, statusWords } from './status-words.ts';

type QuoteRowProps = {
  quote: BusinessQuote;
  now: Date;
  href: string;
  isOpen: boolean;
  onOpen: () => void;
  businessId: string;
  /** False for an admin, whose view is read-only. */
  canAct: boolean;
  canPay: boolean;
};

/** A quote in a row, or a card on a phone. Clicking it anywhere opens the drawer. */
export function QuoteRow(props: QuoteRowProps) {
  const { quote, now, href, isOpen, onOpen, businessId, canAct, canPay } = props;
  const { creator, amount_cents, posted_cents, reason, status, made_by, expires_at } = quote;
  const name = displayName({ full_name: creator.full_name, email: null });
  const isTheirTurn = status === 'open' && made_by === 'creator';

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li
      data-row
      className={`${row} ${isOpen ? 'bg-row-on md:shadow-[inset_3px_0_0_var(--color-accent)]' : 'bg-surface'}`}
    >
      <Avatar name={name} src={creator.avatar_url} className="size-11" />
      <div className="min-w-0 md:w-40">
        <h3 className="type-item wrap-anywhere">
          <Link
            href={href}
            onClick={open}
            aria-current={isOpen ? 'true' : undefined}
            className="outline-none after:absolute after:inset-0 after:rounded-[inherit]"
          >
            {name}
          </Link>
        </h3>
        <AudienceLine creator={creator} />
        <p className="text-sm text-ink-2">
          <Rating rating={creator.rating} />
        </p>
      </div>
      <div className="max-md:text-right">
        <p className="type-list-money">{formatPrice(amount_cents)}</p>
        <p className="num text-sm text-ink-2">
          {made_by === 'business' ? (
            isFirstOffer(quote) ? (
              'Your offer'
            ) : (
              'Your counter'
            )
          ) : (
            <>
              {gapWords(posted_cents, amount_cents)}
              <span className="max-md:hidden">, {percentWords(posted_cents, amount_cents)}</span>
            </>
          )}
        </p>
      </div>
      <p className="min-w-0 text-base wrap-anywhere text-ink-2 max-md:col-span-3 max-md:text-touch md:line-clamp-2">
        {reason || 'No reason given.'}
      </p>
      <p className="flex items-center justify-between gap-4 text-base max-md:col-span-3 md:justify-end md:text-right">
        {isTheirTurn ? (
          <TimeLeft until={expires_at} now={now} />
        ) : (
          <span className="text-ink-2">{statusWords(quote, now)}</span>
        )}
        <span className="num text-ink-2 md:hidden">{isTheirTurn ? costWords(quote) : ''}</span>
      </p>
      {canAct && isTheirTurn && !isOver(expires_at, now) ? (
        <QuoteCardActions quote={quote} businessId={businessId} canPay={canPay} onCounter={onOpen} />
      ) : null}
      <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2 max-md:hidden" />
    </li>
  );
}

const row = [
  'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 border-line px-4 py-4',
  'max-md:rounded-card max-md:border md:min-h-22 md:grid-cols-[auto_10rem_8rem_minmax(0,1fr)_auto_auto] md:gap-x-4 md:border-b md:px-10',
  'transition-colors hover:bg-sel has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
].join(' ');
