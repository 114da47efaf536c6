import type { PayoutSummary } from '#contract/admin-payouts.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { sendPayoutBatch } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends what would leave at six; what is held stays. */
export function SendBatchButton({ summary: { next_batch } }: { summary: PayoutSummary }) {
  const deed = useAdminDeed();
  const { amount_cents, payout_count, leaves_at } = next_batch;
  const words = payout_count === 1 ? '1 payout' : `${payout_count} payouts`;
  const trigger = (
    <Button variant="ink" disabled={payout_count === 0}>
      Send now
    </Button>
  );
  if (payout_count === 0) return trigger;
  return (
    <ReasonDialog
      trigger={trigger}
      title={`Send ${words} now?`}
      description={`${formatCents(amount_cents)} leaves at once instead of ${newYorkMoment(leaves_at)}, and cannot be called back. What is held stays.`}
      verb="Send now"
      done={`${words} left.`}
      send={async (reason) => {
        await deed((reach) => sendPayoutBatch({ ...reach, body: { reason } }));
      }}
    />
  );
}
