import type { Approval } from '#contract/base/approvals.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ACTION_WORDS } from './approval-words.ts';

/** The actions for a request, or the reason the reader can't approve it. */
export function ApprovalActions({ approval }: { approval: Approval }) {
  const { id, action, amount_cents, is_own, can_decline, refusal } = approval;
  const path = { id };
  const what = `${ACTION_WORDS[action]}, ${formatCents(amount_cents)}`;
  return (
    <span className="grid justify-items-start gap-2 md:justify-items-end">
      <span className="inline-flex flex-wrap gap-2">
        {refusal === null ? (
          <FormDialog
            trigger={
              <Button size="dense" variant="money" aria-label={`Approve: ${what}`}>
                Approve
              </Button>
            }
            title="Approve this request?"
            description={`${what}. It runs right away in the name of the admin who requested it.`}
            verb="Approve"
            safeVerb="Cancel"
            names={[]}
            done="Approved. The action ran."
            send={(api) => call(api, 'POST /api/admin/approvals/:id/approval', { params: path })}
            after="everything"
          />
        ) : null}
        {can_decline ? (
          <FormDialog
            trigger={
              <Button size="dense" variant="ghost" aria-label={`${is_own ? 'Withdraw' : 'Decline'}: ${what}`}>
                {is_own ? 'Withdraw' : 'Decline'}
              </Button>
            }
            title={is_own ? 'Withdraw your request?' : 'Decline this request?'}
            description={`${what}. Nothing else changes, and it can be requested again.`}
            verb={is_own ? 'Withdraw' : 'Decline'}
            safeVerb="Cancel"
            names={[]}
            done={is_own ? 'Withdrawn.' : 'Declined.'}
            send={(api) => call(api, 'POST /api/admin/approvals/:id/decline', { params: path })}
            after="everything"
          />
        ) : null}
      </span>
      {refusal === null ? null : <span className="text-hint text-ink-2">{refusal}</span>}
    </span>
  );
}
