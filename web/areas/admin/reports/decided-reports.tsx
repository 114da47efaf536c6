import type { DecidedReport } from '#contract/admin/reports.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { appealWords, decisionWords, titleOf } from './report-words.ts';

type DecidedReportsProps = { decisions: readonly DecidedReport[]; now: Date };

export function DecidedReports({ decisions, now }: DecidedReportsProps) {
  return (
    <PlainTable
      caption="Decided reports"
      rows={decisions}
      keyOf={({ id }) => id}
      columns={[
        {
          header: 'Reported',
          phone: 'left',
          cell: (decision) => (
            <>
              <span className="font-semibold">{titleOf(decision)}</span>
              {decision.person_name ? (
                <span className="block text-base text-ink-2">{decision.person_name}</span>
              ) : null}
            </>
          ),
        },
        {
          header: 'Decision',
          phone: 'left',
          cell: (decision) => (
            <>
              {[decisionWords(decision), appealWords(decision)].filter(Boolean).join('. ')}
              <span className="block text-base text-ink-2">{decision.words}</span>
            </>
          ),
        },
        {
          header: 'When',
          phone: 'left',
          numeric: true,
          cell: ({ decided_at }) => momentWords(decided_at, now),
        },
      ]}
    />
  );
}
