import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { DecidedReport } from '#contract/admin/reports.ts';
import { countedSegments } from '#web/components/admin/counted.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { type PlainColumn, PlainTable } from '#web/components/admin/plain-table.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { appealWords, decisionWords, titleOf } from './report-words.ts';
import { actionOf, DECISION_SORTS, decisionsOptions, type ReportsView } from './reports-options.ts';

type DecidedReportsProps = { view: ReportsView; now: Date };

/** What admins decided, to any depth. */
export function DecidedReports({ view, now }: DecidedReportsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(decisionsOptions(api, view));
  const { change } = useView('/admin/reports', view);
  const decisions = list.data.pages.flatMap((page) => page.decisions);
  const counts = list.data.pages[0]?.counts;
  return (
    <>
      <SegmentBar
        label="Decision"
        segments={countedSegments(ACTIONS, counts, 'action')}
        value={actionOf(view) ?? 'all'}
        onValueChange={(action) => change({ action: action === 'all' ? undefined : action })}
      />
      {decisions.length === 0 ? (
        <NothingHere title="No decisions yet" hint="Decisions on reports appear here." />
      ) : (
        <PlainTable
          caption="Decided reports"
          rows={decisions}
          keyOf={({ id }) => id}
          columns={decisionColumns(now)}
          {...tableSort(view, DECISION_SORTS, change, { by: 'decided', direction: 'descending' })}
        />
      )}
      <Pager
        shown={decisions.length}
        noun={['decision', 'decisions']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </>
  );
}

const ACTIONS = [
  { value: 'all', label: 'All' },
  { value: 'nothing', label: 'No violation' },
  { value: 'hide', label: 'Removed or paused' },
  { value: 'warn', label: 'Warned' },
  { value: 'suspend', label: 'Suspended' },
] as const;

function decisionColumns(now: Date): PlainColumn<DecidedReport>[] {
  return [
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
      sort: 'decided',
      sortedAs: 'time',
      phone: 'left',
      numeric: true,
      cell: ({ decided_at }) => momentWords(decided_at, now),
    },
  ];
}
