import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { EarningsOverview } from '#contract/money/earnings.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import {
  type EarningsView,
  earningsOptions,
  overviewOptions,
  segmentOf,
} from '#web/components/earnings/earnings-options.ts';
import { OnHoldNote } from '#web/components/earnings/on-hold-note.tsx';
import { sumStops } from '#web/components/earnings/sum-stops.ts';
import { SumsDown } from '#web/components/earnings/sums-down.tsx';
import { Link } from '#web/components/link.tsx';
import { ownTaxesOptions } from '#web/components/taxes/own-taxes-options.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Card } from '#web/ui/card.tsx';
import { EarningsList } from './earnings-list.tsx';
import { FailedPayout } from './failed-payout.tsx';
import { OpenPayouts } from './open-payouts.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { RequestButton } from './request-button.tsx';
import { StatementsCard } from './statements-card.tsx';
import { SumsAcross } from './sums-across.tsx';
import { TaxesCard } from './taxes-card.tsx';
import { ViewsCard } from './views-card.tsx';

type EarningsPageProps = { bar: AppBarProps; view: EarningsView; now: Date };

/** A creator's money at every stage, from the business's payment to the bank. */
export function EarningsPage({ bar, view, now }: EarningsPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: overview } = useSuspenseQuery(overviewOptions(api));
  const { data: taxes } = useSuspenseQuery(ownTaxesOptions(api));
  const segment = segmentOf(view);
  const list = useSuspenseInfiniteQuery(earningsOptions(api, segment));
  const { payee, sums } = overview;
  const stops = sumStops(sums, payee.bank_name);
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-4 pt-4 pb-12 md:px-8 md:pt-7 lg:px-10">
        <Link
          href="/creator"
          className="inline-flex min-h-11 items-center gap-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          Dashboard
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h1 className="type-page-title">Earnings</h1>
          <div className="flex items-center gap-4 max-md:hidden">
            <p className="text-base text-ink-2">{freeWords(overview)}</p>
            <RequestButton overview={overview} size="large" />
          </div>
        </div>
        {overview.failed_payout ? <FailedPayout payout={overview.failed_payout} /> : null}
        <div className="mt-9 max-md:hidden">
          <SumsAcross stops={stops} />
        </div>
        <OnHoldNote sums={sums} />
        <Card as="section" aria-label="Available now" className="mt-5 md:hidden">
          <p className="text-base text-ink-2">Available now</p>
          <p className={`type-big-money ${sums.available_cents > 0 ? 'text-money' : ''}`}>
            {formatCents(sums.available_cents)}
          </p>
          <div className="mt-3 grid">
            <RequestButton overview={overview} size="touch" />
          </div>
          <p className="mt-3 mb-5 border-line border-b pb-5 text-sm text-ink-2">
            {freeWords(overview)}. {weeklyWords(overview)}
          </p>
          <SumsDown stops={stops} />
        </Card>
        <div className="mt-9 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
          <div className="min-w-0">
            <OpenPayouts overview={overview} />
            <EarningsList view={view} segment={segment} list={list} payee={payee} now={now} />
          </div>
          <div className="grid min-w-0 gap-5">
            <PayoutAccount overview={overview} />
            <StatementsCard months={overview.statements} />
            <TaxesCard sums={sums} payee={payee} taxes={taxes} />
            <ViewsCard />
          </div>
        </div>
      </div>
    </AreaLayout>
  );
}

function freeWords({ next_payout }: EarningsOverview): string {
  const { least_cents } = next_payout;
  const least = least_cents % 100 === 0 ? `$${least_cents / 100}` : formatCents(least_cents);
  return `${least} minimum, no fee`;
}

function weeklyWords({ payee: { is_weekly, next_weekly_at } }: EarningsOverview): string {
  return is_weekly && next_weekly_at
    ? `Otherwise it’s sent automatically on ${newYorkDay(next_weekly_at)}.`
    : '';
}
