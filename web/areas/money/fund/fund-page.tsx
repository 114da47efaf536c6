import { useState } from 'react';
import type { FundingPage } from '#contract/money/fundings.ts';
import { DealReceipt } from '#web/components/deals/deal-receipt.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { FundBar } from './fund-bar.tsx';
import { FundReceipt } from './fund-receipt.tsx';
import { FundingRefusal } from './funding-refusal.tsx';
import { MoneyStops } from './money-stops.tsx';
import { outcomeOf, type Return } from './outcome.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { PaidFrame } from './paid-frame.tsx';
import { type FundingPath, PayPanel } from './pay-panel.tsx';
import { RefundCases } from './refund-cases.tsx';

type FundPageProps = {
  page: FundingPage;
  /** The result in the address after returning from the payment page. */
  back: Return;
  path: FundingPath;
  viewingAs: string | null;
};

/** A receipt, an explanation of the payment, and the button to the payment page. */
export function FundPage({ page, back, path, viewingAs }: FundPageProps) {
  const { campaign, price, refusal, latest } = page;
  const [slots, setSlots] = usePaidSlots(page);
  const outcome = outcomeOf(page, back);
  const isOver = outcome === 'live' || outcome === 'added';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <FundBar campaign={campaign} />
      <main id="main" tabIndex={-1} className="grow">
        <div className="mx-auto grid w-full max-w-[75rem] grid-cols-1 gap-x-20 gap-y-8 px-4 pt-6 pb-40 md:px-6 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:pb-16">
          {isOver ? (
            <PaidFrame page={page} outcome={outcome} />
          ) : (
            <>
              <div className="lg:col-start-1">
                <h1 className="type-page-title max-w-[30rem] text-balance">
                  {page.purpose === 'first' ? 'Pay once. Release as you approve.' : 'Add spots'}
                </h1>
              </div>
              <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
                {outcome && latest ? <OutcomeCard outcome={outcome} latest={latest} /> : null}
                {price ? (
                  <FundReceipt page={page} price={price} slots={slots} canAsk={viewingAs === null} />
                ) : null}
                {page.deal ? (
                  <DealReceipt title="Receipt for one spot" deal={page.deal} className="mt-6" />
                ) : null}
                {refusal ? (
                  <FundingRefusal page={page} refusal={refusal} />
                ) : price && outcome !== 'waiting' ? (
                  <PayPanel page={page} price={price} slots={slots} onSlots={setSlots} path={path} />
                ) : null}
              </div>
              {price ? (
                <>
                  <MoneyStops price={price} purpose={page.purpose} />
                  <RefundCases price={price} deadline={campaign.application_deadline} />
                </>
              ) : null}
            </>
          )}
        </div>
      </main>
    </div>
  );
}

/** The number of spots to pay for: all of them for a new campaign, else the number to add. */
function usePaidSlots({ purpose, slots, most_slots }: FundingPage) {
  const [wished, setWished] = useState(slots);
  const count = purpose === 'first' ? slots : Math.min(Math.max(wished, 1), Math.max(most_slots, 1));
  return [count, setWished] as const;
}
