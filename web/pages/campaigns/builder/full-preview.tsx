import type { Brief } from '#contract/briefs.ts';
import { CREATOR_FEE_PERCENT } from '#domain/fees.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { PayoutReceipt } from '#web/components/campaigns/payout-receipt.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type FullPreviewProps = {
  brief: Brief;
  businessName: string;
  payoutCents: number | null;
  onClose: () => void;
};

/** The whole campaign as a creator would read it. */
export function FullPreview({ brief, businessName, payoutCents, onClose }: FullPreviewProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={brief.title}
      description={`${businessName}. This is how a creator reads it.`}
      width="wide"
      phone="full"
      className="md:max-w-[60rem]"
    >
      {payoutCents === null ? null : (
        <PayoutReceipt
          className="mt-6 max-w-md"
          deliverables={brief.deliverables}
          payoutCents={payoutCents}
          creatorFeeCents={Math.floor((payoutCents * CREATOR_FEE_PERCENT) / 100)}
        />
      )}
      <BriefView brief={brief} className="mt-6" />
    </Dialog>
  );
}
