import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { TaxRunSummary } from '#contract/money/tax-statements.ts';
import type { TaxYear } from '#contract/money/tax-years.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatCents } from '#domain/format/money.ts';
import { endSentence } from '#domain/format/new-york-time.ts';
import type { TaxStatementFilter } from '#domain/money/tax-forms.ts';
import { call } from '#web/api/call.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { DownloadFile } from './download-file.tsx';
import { statementColumns } from './statement-columns.tsx';
import { taxRunOptions, taxStatementsOptions } from './taxes-options.ts';

type TaxRunProps = {
  settings: TaxYear;
  filter: TaxStatementFilter;
  onFilter: (filter: TaxStatementFilter) => void;
};

/** The run of a year that is over, and its statements. */
export function TaxRun({ settings, filter, onFilter }: TaxRunProps) {
  const { year } = settings;
  const { api } = useRouteContext({ from: '__root__' });
  const { data: summary } = useSuspenseQuery({
    ...taxRunOptions(api, year),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 2_000 : false),
  });
  const list = useSuspenseInfiniteQuery(taxStatementsOptions(api, year, filter));
  const rows = list.data.pages.flatMap(({ statements }) => statements);
  const now = useNow();
  return (
    <>
      <section aria-label={`Run for ${year}`} className="border-line border-b bg-surface">
        <h2 className="sr-only">Run for {year}</h2>
        <SettingsRow title="Run" action={<StartRun settings={settings} summary={summary} />}>
          <p>{runWords(settings, summary, now)}</p>
          {summary.statement_count > 0 ? <p className="num">{totalWords(summary)}</p> : null}
        </SettingsRow>
        <SettingsRow
          title="CSV for your filing service"
          action={
            <ForAdmins rule="admin_money">
              <DownloadFile year={year} summary={summary} />
            </ForAdmins>
          }
        >
          <p>
            One row for each statement, with named columns and full taxpayer numbers. It isn’t the IRS’s own
            IRIS template, so map its columns in your filing service or in that template before you upload it.
          </p>
        </SettingsRow>
      </section>
      {summary.run === null ? (
        <NoRows
          words="NO RUN YET"
          title={`No statements for ${year}`}
          hint="The run lists every creator at or over the threshold."
        />
      ) : (
        <>
          <SegmentBar
            label="Statements"
            segments={[
              { value: 'current', label: 'Current' },
              { value: 'missing', label: 'Missing W-9s', count: summary.missing_w9_count },
              { value: 'corrected', label: 'Revised' },
              { value: 'all', label: 'All revisions' },
            ]}
            value={filter}
            onValueChange={onFilter}
          >
            <ButtonLink
              size="dense"
              icon={<Download aria-hidden="true" />}
              href={`/api/admin/tax-years/${year}/statements/export?filter=${filter}`}
              download
            >
              Export list
            </ButtonLink>
          </SegmentBar>
          {rows.length === 0 ? (
            <NoRows title="No statements here" hint="Choose another list, or start a run." />
          ) : (
            <PlainTable
              caption={`Tax statements for ${year}`}
              columns={statementColumns(now)}
              rows={rows}
              keyOf={({ id }) => id}
            />
          )}
          <Pager
            shown={rows.length}
            noun={['statement', 'statements']}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onMore={list.fetchNextPage}
          />
        </>
      )}
    </>
  );
}

function StartRun({ settings, summary }: { settings: TaxYear; summary: TaxRunSummary }) {
  const { year, form, payer, is_over } = settings;
  const verb = isUnderWay(summary) ? 'Resume run' : summary.run ? 'Run again' : 'Start run';
  if (!is_over || form === 'none' || payer === null) {
    return (
      <Button size="dense" disabled>
        {verb}
      </Button>
    );
  }
  return (
    <ReasonDialog
      rule="admin_money"
      trigger={<Button size="dense">{verb}</Button>}
      title={`${verb} for ${year}?`}
      description="Creators with electronic delivery get an email when their statement is new or corrected. Creators without a W-9 get a reminder, three at most, two weeks apart. Statements that haven’t changed stay as they are."
      verb={verb}
      done="The run has started."
      send={(api, reason) =>
        call(api, 'POST /api/admin/tax-years/:year/runs', { params: { year }, body: { reason } })
      }
    />
  );
}

function isUnderWay(summary: TaxRunSummary | undefined): boolean {
  return summary?.run != null && summary.run.finished_at === null;
}

function runWords({ year, form, payer, is_over }: TaxYear, summary: TaxRunSummary, now: Date): string {
  const { run } = summary;
  if (run?.finished_at === null) return endSentence(`Running since ${momentWords(run.started_at, now)}`);
  const last = run?.finished_at
    ? `Last run ${momentWords(run.finished_at, now)} by ${run.started_by}, ${plural(run.revised_count, 'new or changed statement')}. `
    : '';
  if (!is_over) return `${last}You can start the run on January 1, ${year + 1}, New York time.`;
  if (form === 'none') return `${last}Choose a form to start a run.`;
  if (payer === null) return `${last}Add the payer to start a run.`;
  return last || 'Start the run to see who needs a form.';
}

function totalWords(summary: TaxRunSummary): string {
  const parts = [
    `${plural(summary.statement_count, 'statement')}, ${formatCents(summary.paid_cents)} in total`,
    summary.missing_w9_count > 0 && `${formatCount(summary.missing_w9_count)} without a W-9`,
    summary.added_w9_count > 0 && `${formatCount(summary.added_w9_count)} added since, so run again`,
    summary.on_paper_count > 0 && `${formatCount(summary.on_paper_count)} to print and mail`,
    summary.corrected_count > 0 && `${formatCount(summary.corrected_count)} corrected`,
    summary.unfiled_count > 0 && `${formatCount(summary.unfiled_count)} not in a file yet`,
  ];
  return parts.filter(Boolean).join('. ').concat('.');
}

function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
