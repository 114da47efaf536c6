import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedSegments } from '#web/components/admin/counted.ts';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { CampaignDrawer } from './campaign-drawer.tsx';
import {
  CAMPAIGN_SORTS,
  type CampaignsView,
  campaignsOptions,
  filtersOf,
  statusOf,
} from './campaigns-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Open' },
  { value: 'paused', label: 'Paused' },
  { value: 'awaiting_funding', label: 'Awaiting payment' },
  { value: 'draft', label: 'Drafts' },
  { value: 'closed', label: 'Closed' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'expired', label: 'Expired' },
] as const;

export function AdminCampaignsPage({ view }: { view: CampaignsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(campaignsOptions(api, view));
  const { change, hrefOf } = useView('/admin/campaigns', view);
  const now = useNow();
  const hasAmounts = useIsAllowed('admin_amounts');
  const campaigns = list.data.pages.flatMap((page) => page.campaigns);
  return (
    <AdminShell
      title="Campaigns"
      search={
        <SearchField
          label="Search campaigns"
          placeholder="Title or business"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={
        <>
          <ExportButton list="campaigns" filters={filtersOf(view)} />
          <ButtonLink href="/campaigns" aria-label="Open the campaign list">
            Open list
          </ButtonLink>
        </>
      }
    >
      <SavedViews list="campaigns" path="/admin/campaigns" view={view} />
      <SegmentBar
        label="State"
        segments={countedSegments(SEGMENTS, list.data.pages[0]?.counts, 'status')}
        value={statusOf(view)}
        onValueChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      {campaigns.length === 0 ? (
        <NoRows
          {...(view.q || statusOf(view) !== 'all'
            ? {
                title: 'No campaigns found',
                hint: 'Search by the start of a title or business name, or remove the status filter.',
              }
            : {
                words: 'NONE YET',
                title: 'No campaigns yet',
                hint: 'Campaigns appear here when a business starts one.',
              })}
        />
      ) : (
        <DataTable
          caption="Campaigns"
          columns={campaignColumns(now, hasAmounts)}
          rows={campaigns}
          {...tableSort(view, CAMPAIGN_SORTS, change, { by: 'created', direction: 'descending' })}
          nameOf={({ title }) => title}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={campaigns.length}
        noun={['campaign', 'campaigns']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <CampaignDrawer
          id={view.open}
          ids={campaigns.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
