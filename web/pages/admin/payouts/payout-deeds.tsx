import type { AdminPayout } from '#contract/admin-payouts.ts';
import { formatCents } from '#domain/money.ts';
import {
  cancelPayoutForCreator,
  holdPayout,
  releasePayout,
  retryPayout,
} from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

/** What can be done to a payout as it stands; each asks for a reason. */
export function PayoutDeeds({ payout }: { payout: AdminPayout }) {
  const deed = useAdminDeed();
  const { id, creator_name, amount_cents } = payout;
  const path = { id };
  const amount = formatCents(amount_cents);
  return (
    <>
      {payout.can_cancel ? (
        <ReasonDialog
          trigger={<Button variant="danger">Cancel</Button>}
          title={`Cancel ${amount} to ${creator_name}?`}
          description="It is available to them again at once, and they are told."
          verb="Cancel it"
          safeVerb="Leave it"
          isDestructive
          done={`${amount} is available to ${creator_name} again.`}
          send={async (reason) => {
            await deed((reach) => cancelPayoutForCreator({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
      {payout.can_hold ? (
        <ReasonDialog
          trigger={<Button>Hold</Button>}
          title={`Hold ${amount} to ${creator_name}?`}
          description="It leaves with no batch until somebody lets it go. They see that we are looking at it, and can call it back."
          verb="Hold it"
          done={`${amount} is held.`}
          send={async (reason) => {
            await deed((reach) => holdPayout({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
      {payout.can_release ? (
        <ReasonDialog
          trigger={<Button variant="money">Let it go</Button>}
          title={`Let ${amount} to ${creator_name} go?`}
          description="It leaves with the next batch."
          verb="Let it go"
          done={`${amount} leaves with the next batch.`}
          send={async (reason) => {
            await deed((reach) => releasePayout({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
      {payout.can_retry ? (
        <ReasonDialog
          trigger={<Button variant="money">Send again</Button>}
          title={`Send ${amount} to ${creator_name} again?`}
          description="It is taken from what is available to them and leaves with the next batch, as a new payout."
          verb="Send again"
          done={`${amount} leaves with the next batch.`}
          send={async (reason) => {
            await deed((reach) => retryPayout({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
    </>
  );
}
