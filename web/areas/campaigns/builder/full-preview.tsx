import type { Brief } from '#contract/campaigns/briefs.ts';
import { creatorFeeCents } from '#domain/money/fees.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { PayoutReceipt } from '#web/components/campaigns/payout-receipt.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type FullPreviewProps = {
  brief: Brief;
  businessName: string;
  payoutCents: number | null;
  creatorFeePercent: number;
  onClose: () => void;
};

/** The full campaign as a creator would read it. */
export function FullPreview({
  brief,
  businessName,
  payoutCents,
  creatorFeePercent,
  onClose,
}: FullPreviewProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={brief.title}
      description={`${fullStop(businessName)} This is what creators see.`}
      width="wide"
      phone="full"
      className="md:max-w-[60rem]"
    >
      {payoutCents === null ? null : (
        <PayoutReceipt
          className="mt-6 max-w-md"
          deliverables={brief.deliverables}
          payoutCents={payoutCents}
          creatorFeeCents={creatorFeeCents(payoutCents, creatorFeePercent)}
        />
      )}
      <BriefView brief={brief} className="mt-6" />
    </Dialog>
  );
}
