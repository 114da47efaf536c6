import type { Approval } from '#contract/base/approvals.ts';
import { formatCents } from '#domain/format/money.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { ApprovalActions } from './approval-actions.tsx';
import { ACTION_WORDS, placeOf } from './approval-words.ts';

type OpenApprovalsProps = { approvals: readonly Approval[]; now: Date };

export function OpenApprovals({ approvals, now }: OpenApprovalsProps) {
  return (
    <PlainTable
      caption="Requests to approve"
      rows={approvals}
      keyOf={({ id }) => id}
      columns={[
        {
          header: 'Request',
          phone: 'left',
          cell: (approval) => (
            <>
              <a href={placeOf(approval)} className="link font-semibold">
                {ACTION_WORDS[approval.action]}
              </a>
              <span className="block break-words text-base text-ink-2">{approval.reason}</span>
            </>
          ),
        },
        {
          header: 'Amount',
          phone: 'right',
          numeric: true,
          cell: ({ amount_cents }) => <span className="num">{formatCents(amount_cents)}</span>,
        },
        {
          header: 'Requested by',
          phone: 'left',
          cell: ({ requested_by, is_own, created_at }) => (
            <>
              {is_own ? 'You' : requested_by}
              <span className="block text-hint text-ink-3">{momentWords(created_at, now)}</span>
            </>
          ),
        },
        {
          header: 'Action',
          phone: 'left',
          numeric: true,
          cell: (approval) => (
            <ForAdmins rule="admin_decisions">
              <ApprovalActions approval={approval} />
            </ForAdmins>
          ),
        },
      ]}
    />
  );
}
