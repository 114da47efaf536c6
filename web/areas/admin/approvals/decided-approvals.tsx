import type { Approval } from '#contract/base/approvals.ts';
import { formatCents } from '#domain/format/money.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { ACTION_WORDS, placeOf, STATUS_WORDS } from './approval-words.ts';

type DecidedApprovalsProps = { approvals: readonly Approval[]; now: Date };

export function DecidedApprovals({ approvals, now }: DecidedApprovalsProps) {
  return (
    <section aria-labelledby="decided-title">
      <h2 id="decided-title" className="border-line border-b bg-surface px-4 pt-5 pb-2 type-item md:px-6">
        Decided
      </h2>
      <PlainTable
        caption="Decided requests"
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
                <span className="block text-base text-ink-2">Requested by {approval.requested_by}</span>
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
            header: 'Decision',
            phone: 'left',
            cell: ({ status, decided_by }) =>
              decided_by === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]} by ${decided_by}`,
          },
          {
            header: 'When',
            phone: 'right',
            numeric: true,
            cell: ({ decided_at }) => (decided_at === null ? '' : momentWords(decided_at, now)),
          },
        ]}
      />
    </section>
  );
}
