import type { PaymentAttention } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EvidenceButton } from './evidence-button.tsx';

type ChargebackDecisionsProps = { chargeback: PaymentAttention['chargebacks'][number] };

/** The decisions on a chargeback: whether the business may pay again, and whether creators are paid anyway. */
export function ChargebackDecisions({ chargeback }: ChargebackDecisionsProps) {
  const { id, business_name, status, owed_cents, can_clear, can_release_earnings } = chargeback;
  return (
    <>
      <span className="text-sm text-ink-2">
        {status === 'open'
          ? 'Send the evidence to the bank in our payment partner’s dashboard'
          : `Lost. ${formatCents(owed_cents)} owed`}
      </span>
      <ForAdmins rule="admin_money">
        <EvidenceButton id={id} businessName={business_name} />
      </ForAdmins>
      {can_release_earnings ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button size="dense">Release earnings</Button>}
          title="Pay creators despite the chargeback?"
          description="Their earnings from this campaign clear and are paid out as usual. If we lose the chargeback, the reserve covers it."
          verb="Release earnings"
          done="Earnings are no longer on hold."
          send={(api, reason) =>
            call(api, 'POST /api/admin/chargebacks/:id/earnings-release', {
              params: { id },
              body: { reason },
            })
          }
        />
      ) : null}
      {can_clear ? (
        <ReasonDialog
          rule="admin_money"
          trigger={<Button size="dense">Allow payments</Button>}
          title={`Let ${business_name} pay again?`}
          description="The campaign resumes, and the business can make payments. The spots the bank reversed stay unpaid."
          verb="Allow payments"
          done={`${business_name} can pay again.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/chargebacks/:id/clearance', { params: { id }, body: { reason } })
          }
        />
      ) : null}
    </>
  );
}
