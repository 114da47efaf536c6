import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

/** Admin actions on a payout; each asks for a reason. */
export function PayoutActions({ payout }: { payout: AdminPayout }) {
  const { id, creator_name, amount_cents } = payout;
  const path = { id };
  const amount = formatCents(amount_cents);
  return (
    <>
      {payout.can_cancel ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button variant="danger">Cancel payout</Button>}
          title={`Cancel ${creator_name}’s ${amount} payout?`}
          description="The money is available to them again right away, and we notify them."
          verb="Cancel payout"
          safeVerb="Keep payout"
          isDestructive
          done={`${amount} is available to ${creator_name} again.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/payouts/:id/cancellation', { params: path, body: { reason } })
          }
        />
      ) : null}
      {payout.can_stop ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button>Hold payout</Button>}
          title={`Put ${creator_name}’s ${amount} payout on hold?`}
          description="It isn’t sent until an admin releases the hold. They see that we’re checking it, and can cancel it."
          verb="Hold payout"
          done={`${amount} is on hold.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/payouts/:id/stop', { params: path, body: { reason } })
          }
        />
      ) : null}
      {payout.can_release ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button variant="money">Release hold</Button>}
          title={`Release ${creator_name}’s ${amount} payout?`}
          description={
            payout.waits_for === 'account_reported'
              ? 'The owner reported a change they didn’t make. Make sure they’re back in control of their account and bank: this releases all their payouts.'
              : 'It goes out with the next batch.'
          }
          verb="Release hold"
          done={`${amount} goes out with the next batch.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/payouts/:id/release', { params: path, body: { reason } })
          }
        />
      ) : null}
      {payout.can_retry ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button variant="money">Retry payout</Button>}
          title={`Send ${amount} to ${creator_name} again?`}
          description="It’s taken from their available balance and goes out with the next batch as a new payout."
          verb="Retry payout"
          done={`${amount} goes out with the next batch.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/payouts/:id/retry', { params: path, body: { reason } })
          }
        />
      ) : null}
    </>
  );
}
