import type { FundingPage } from '#contract/fundings.ts';
import { SkipLink } from '#web/components/skip-link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { ComesBack } from './comes-back.tsx';
import { FundBar } from './fund-bar.tsx';
import { FundReceipt } from './fund-receipt.tsx';
import { Hindrance } from './hindrance.tsx';
import { MoneyStops } from './money-stops.tsx';
import { outcomeOf, type Return } from './outcome.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { PaidFrame } from './paid-frame.tsx';
import { PayPanel, type PayWish } from './pay-panel.tsx';
import { usePaidSlots } from './use-paid-slots.ts';

type FundPageProps = {
  page: FundingPage;
  /** How somebody came back from the payment page, if they did. */
  back: Return;
  onPay: (wish: PayWish) => Promise<void>;
  viewingAs: string | null;
};

/** One receipt, what happens to the money, and the way to the payment page. */
export function FundPage({ page, back, onPay, viewingAs }: FundPageProps) {
  const { campaign, price, hindrance, latest } = page;
  const [slots, setSlots] = usePaidSlots(page);
  const outcome = outcomeOf(page, back);
  const isOver = outcome === 'live' || outcome === 'added';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <FundBar campaign={campaign} />
      <main id="main" tabIndex={-1} className="grow">
        <div className="mx-auto grid w-full max-w-[75rem] gap-x-20 gap-y-8 px-4 pt-6 pb-40 md:px-6 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:pb-16">
          {isOver ? (
            <PaidFrame page={page} outcome={outcome} />
          ) : (
            <>
              <div className="lg:col-start-1">
                <h1 className="type-page-title max-w-[30rem] text-balance">
                  {page.purpose === 'first' ? 'Pay in once. Release as you approve.' : 'Add a spot or two.'}
                </h1>
              </div>
              <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
                {outcome && latest ? <OutcomeCard outcome={outcome} latest={latest} /> : null}
                {price ? <FundReceipt page={page} price={price} slots={slots} /> : null}
                {hindrance ? (
                  <Hindrance page={page} hindrance={hindrance} />
                ) : price ? (
                  <PayPanel page={page} price={price} slots={slots} onSlots={setSlots} onPay={onPay} />
                ) : null}
              </div>
              {price ? (
                <>
                  <MoneyStops price={price} purpose={page.purpose} />
                  <ComesBack price={price} deadline={campaign.application_deadline} />
                </>
              ) : null}
            </>
          )}
        </div>
      </main>
    </div>
  );
}
