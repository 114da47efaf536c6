import type { ReportCase } from '#contract/admin/reports.ts';
import { ABUSE_REASON_WORDS } from '#domain/admin/reports.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';

/** The open reports of a record, oldest first. */
export function CaseReports({ found: { reports, report_count } }: { found: ReportCase }) {
  const now = useNow();
  return (
    <section aria-label="Reports">
      <h3 className="type-item">{titleOf(report_count)}</h3>
      <ul className="mt-2 grid gap-2">
        {reports.map(({ id, reason, note, reporter_name, created_at }) => (
          <li key={id}>
            <span className="font-medium">{ABUSE_REASON_WORDS[reason]}</span>
            {note ? <span className="block text-base wrap-anywhere">“{note}”</span> : null}
            <span className="block text-hint text-ink-3">
              {reporter_name}, {momentWords(created_at, now)}
            </span>
          </li>
        ))}
      </ul>
      {report_count > reports.length ? (
        <p className="mt-2 text-hint text-ink-3">The first {reports.length} are shown.</p>
      ) : null}
    </section>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'No open reports';
  return count === 1 ? '1 open report' : `${count} open reports`;
}
