import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import type { Sort } from '#web/components/admin/sorted-headers.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import {
  DISPUTE_SORTS,
  type DisputeView,
  disputesOptions,
} from '#web/components/disputes/dispute-options.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { disputeColumns } from './dispute-columns.tsx';
import { DisputeDrawer } from './dispute-drawer.tsx';
import { type PaymentsView, shownDisputes } from './payments-options.ts';

type DisputeQueueProps = {
  view: PaymentsView;
  hrefOf: (change: Partial<PaymentsView>) => string;
  change: (change: Partial<PaymentsView>, how?: { replace: boolean }) => void;
};

/** Disputes to decide, longest waiting first. */
export function DisputeQueue({ view, hrefOf, change }: DisputeQueueProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const list = useSuspenseInfiniteQuery(disputesOptions(api, shownDisputes(view), view));
  const disputes = list.data.pages.flatMap((page) => page.disputes);
  return (
    <>
      {disputes.length === 0 ? (
        <NoRows
          words="ALL CLEAR"
          title="No disputes"
          hint="Disputes between businesses and creators appear here."
        />
      ) : (
        <DataTable
          caption="Disputes"
          columns={disputeColumns(now)}
          rows={disputes}
          {...tableSort(view, DISPUTE_SORTS, change, firstOrder(shownDisputes(view)))}
          nameOf={({ campaign_title }) => campaign_title}
          openId={view.dispute}
          hrefOf={({ id }) => hrefOf({ dispute: id })}
          onOpen={(dispute) => change({ dispute })}
        />
      )}
      <Pager
        shown={disputes.length}
        noun={['dispute', 'disputes']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.dispute ? (
        <DisputeDrawer
          id={view.dispute}
          ids={disputes.map(({ id }) => id)}
          onOpen={(dispute) => change({ dispute }, { replace: true })}
          onClose={() => change({ dispute: undefined })}
        />
      ) : null}
    </>
  );
}

/** Open disputes come longest waiting first. */
function firstOrder(shown: DisputeView): Sort {
  const isOpen = shown === 'to_decide' || shown === 'waiting';
  return { by: 'opened', direction: isOpen ? 'ascending' : 'descending' };
}
