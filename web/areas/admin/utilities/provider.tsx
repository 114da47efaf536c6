import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ProviderStatement } from '#contract/money/provider-balance.ts';
import { formatCents } from '#domain/format/money.ts';
import { endSentence } from '#domain/format/new-york-time.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { providerOptions } from './utilities-options.ts';

/** Compares the money in the ledger with the money at the provider. */
export function Provider() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(providerOptions(api));
  const now = useNow();
  return (
    <>
      <div className="border-line border-b bg-surface px-4 py-4 md:px-6">
        <p className="text-base text-ink-2">
          {data.read_until === null
            ? 'We read the provider’s statement every hour.'
            : `${endSentence(`Statement read ${momentWords(data.read_until, now)}`)} We read it every hour.`}
        </p>
        {data.payout_stop ? (
          <p role="status" className="mt-2 font-semibold text-base text-danger">
            All payouts and refunds are paused: {data.payout_stop.reason}
          </p>
        ) : null}
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
          {figuresOf(data).map(([label, cents]) => (
            <div key={label}>
              <dt className="text-hint text-ink-2">{label}</dt>
              <dd className="num type-item">{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {data.differences.length === 0 ? (
        <NothingHere
          title="No differences"
          hint="Transfers that only the ledger or only the provider knows appear here."
        />
      ) : (
        <DifferenceRows differences={data.differences} />
      )}
    </>
  );
}

function figuresOf(data: ProviderStatement): [string, number][] {
  return [
    ['On the statement', data.statement_cents],
    ['In the ledger', data.ledger_cents],
    ['Payouts on their way', data.on_its_way_cents],
    ['Differences', data.differences_cents],
    ['Provider fees so far', data.fees_cents],
    ['Paid out to our bank', data.at_bank_cents],
    ['Our own money at the provider', data.reserve_cents],
  ];
}
