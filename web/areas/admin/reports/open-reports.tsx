import type { ReportedTarget } from '#contract/admin/reports.ts';
import { ABUSE_REASON_WORDS } from '#domain/admin/reports.ts';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { titleOf } from './report-words.ts';
import { keyOf } from './reports-options.ts';

type OpenReportsProps = {
  rows: readonly ReportedTarget[];
  now: Date;
  openKey: string | undefined;
  hrefOf: (key: string) => string;
  onOpen: (key: string) => void;
};

/** Reported records, each once, oldest report first. */
export function OpenReports({ rows, now, openKey, hrefOf, onOpen }: OpenReportsProps) {
  if (rows.length === 0) {
    return <NothingHere title="No open reports" hint="What people report appears here." />;
  }
  return (
    <DataTable
      caption="Open reports"
      rows={rows.map((row) => ({ ...row, id: keyOf(row) }))}
      nameOf={titleOf}
      openId={openKey}
      hrefOf={({ id }) => hrefOf(id)}
      onOpen={onOpen}
      columns={[
        { header: 'Reported', phone: 'left', className: 'max-w-96 truncate', cell: titleOf },
        {
          header: 'Reasons',
          phone: 'left',
          className: 'max-w-96 truncate text-ink-2',
          cell: ({ reasons }) => reasons.map((reason) => ABUSE_REASON_WORDS[reason]).join(', '),
        },
        { header: 'Reports', numeric: true, phone: 'right', cell: ({ report_count }) => report_count },
        {
          header: 'Since',
          numeric: true,
          phone: 'right',
          className: 'whitespace-nowrap text-ink-2',
          cell: ({ first_reported_at }) => momentWords(first_reported_at, now),
        },
      ]}
    />
  );
}
