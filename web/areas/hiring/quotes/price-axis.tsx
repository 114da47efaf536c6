import { displayName } from '#domain/format/display-name.ts';
import { formatPrice } from '#domain/format/money.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { axisPlaces } from './axis-places.ts';
import type { QuoteGroup } from './quote-groups.ts';

type PriceAxisProps = { group: QuoteGroup; openId: string | undefined };

/**
 * All prices of a campaign on one line. Hidden from screen readers, because the rows below have the same information.
 */
export function PriceAxis({ group: { campaign, posted_cents, quotes }, openId }: PriceAxisProps) {
  const first = campaign.is_offer ? 'Offered' : 'Posted';
  const { posted, places, hidden } = axisPlaces(posted_cents, quotes);
  const nameOf = (id: string) =>
    displayName({
      full_name: quotes.find((quote) => quote.id === id)?.creator.full_name ?? null,
      email: null,
    });
  const open = places.find(({ id }) => id === openId);
  return (
    <div className="min-w-0">
      <p className="sr-only">
        {first} at {formatPrice(posted_cents)}.{' '}
        {places.map(({ id, amount_cents }) => `${nameOf(id)} at ${formatPrice(amount_cents)}`).join(', ')}
        {hidden > 0 ? `, and ${hidden} more` : ''}.
      </p>
      <div aria-hidden="true" className="relative h-19">
        <div className="absolute inset-x-0 top-10 h-1 rounded-full bg-line-strong" />
        {open ? (
          <div
            className="absolute top-10 h-1 bg-ink"
            style={{
              left: `${Math.min(posted, open.percent)}%`,
              width: `${Math.abs(open.percent - posted)}%`,
            }}
          />
        ) : null}
        <span
          className="absolute top-8 h-5 w-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `${posted}%` }}
        />
        {places.map(({ id, amount_cents, percent }) => (
          <span
            key={id}
            className="absolute top-0 -translate-x-1/2 text-center"
            style={{ left: `${percent}%` }}
          >
            <Avatar name={nameOf(id)} className="mx-auto size-8" />
            <span className="mx-auto block h-2.5 w-0.5 bg-ink" />
            <span className={`num mt-2.5 block text-xs ${id === openId ? 'font-semibold' : 'text-ink-2'}`}>
              {formatPrice(amount_cents)}
            </span>
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="num -mt-1 text-xs font-semibold">
        {first} {formatPrice(posted_cents)}
      </p>
    </div>
  );
}
