import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { counted } from '#web/components/work/work-words.ts';
import { Card } from '#web/ui/card.tsx';
import { redemptionsOptions } from './counter-options.ts';
import { UndoButton } from './undo-button.tsx';

/** Today's redemptions, the newest first. */
export function RedemptionList({ businessId }: { businessId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const list = useQuery(redemptionsOptions(api, businessId));
  const { data, isError } = list;
  return (
    <section aria-labelledby="redeemed-today">
      <h2 id="redeemed-today" className="type-block-title">
        Today
      </h2>
      {isError && data === undefined ? (
        <p className="mt-2 text-md text-ink-2">
          <NotLoaded words="We couldn’t load today’s redemptions." query={list} />
        </p>
      ) : null}
      {data?.count === 0 ? <p className="mt-2 text-md text-ink-2">Nothing redeemed yet today.</p> : null}
      {data !== undefined && data.count > 0 ? (
        <>
          <p className="mt-1 text-base text-ink-2">
            {counted(data.count, 'code')} redeemed
            {data.count > data.redemptions.length ? `, the last ${data.redemptions.length} shown` : ''}
          </p>
          <Card padded={false} className="mt-3">
            <ul>
              {data.redemptions.map((redemption) => (
                <li
                  key={redemption.id}
                  className="flex min-h-14 items-center gap-3 border-line px-4 py-2.5 not-first:border-t"
                >
                  <div className="min-w-0 grow">
                    <p className="text-md wrap-anywhere">
                      <span className="num font-semibold">{redemption.code}</span>
                      {redemption.perk === null ? '' : `, ${redemption.perk}`}
                    </p>
                    <p className="text-base wrap-anywhere text-ink-2">
                      {newYorkClock(redemption.redeemed_at)}, {redemption.creator_name}
                    </p>
                  </div>
                  {Date.parse(redemption.undo_until) > now.getTime() ? (
                    <UndoButton businessId={businessId} redemption={redemption} />
                  ) : null}
                </li>
              ))}
            </ul>
          </Card>
        </>
      ) : null}
    </section>
  );
}
