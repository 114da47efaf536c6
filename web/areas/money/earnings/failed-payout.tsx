import { TriangleAlert } from 'lucide-react';
import type { Payout } from '#contract/money/payouts.ts';
import { formatCents } from '#domain/format/money.ts';
import { useConnectPayee } from '#web/components/earnings/use-connect-payee.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A payout that came back is the first thing on the page: the next one would fail at the same bank. */
export function FailedPayout({ payout }: { payout: Payout }) {
  const { run, isBusy } = useConnectPayee('earnings');
  return (
    <Card
      as="section"
      aria-label="Failed payout"
      className="mt-6 flex flex-wrap items-start gap-x-4 gap-y-4 border-danger"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-danger" />
      <div className="min-w-0 grow basis-56">
        <h2 className="num type-item">
          Payout No. {payout.number}, {formatCents(payout.amount_cents)}, failed
        </h2>
        <p className="text-base text-ink-2">
          {fullStop(payout.failure ?? 'The bank didn’t give a reason')} The money is available again. Check
          your bank details, then request a new payout.
        </p>
        <HelpLine page="payouts" about={{ type: 'payout', id: payout.id }}>
          How payouts work
        </HelpLine>
      </div>
      <Button
        variant="primary"
        size="touch"
        loading={isBusy}
        className="max-sm:grow"
        onClick={() => void run()}
      >
        Check bank details
      </Button>
    </Card>
  );
}
