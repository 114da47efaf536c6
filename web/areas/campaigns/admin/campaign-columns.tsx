import type { AdminCampaignRow } from '#contract/campaigns/admin.ts';
import { campaignName } from '#domain/campaigns/campaign-name.ts';
import { formatPayout } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { dayWords } from '#web/components/time/moment.ts';

export function campaignColumns(
  now: Date,
  hasAmounts: boolean,
): [Column<AdminCampaignRow>, ...Column<AdminCampaignRow>[]] {
  return [
    {
      header: 'Campaign',
      sort: 'title',
      phone: 'left',
      className: 'max-w-80 truncate',
      cell: campaignName,
    },
    {
      header: 'Status',
      phone: 'right',
      cell: ({ status, is_paused_by_admin }) => (
        <CampaignStatusBadge status={status} isPausedByAdmin={is_paused_by_admin} />
      ),
    },
    {
      header: 'Business',
      phone: 'left',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ business_name }) => business_name,
    },
    ...(hasAmounts ? [PAYOUT] : []),
    { header: 'Filled', numeric: true, cell: ({ taken_slots, slots }) => `${taken_slots} of ${slots}` },
    {
      header: 'Apply by',
      sort: 'deadline',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ application_deadline }) => (application_deadline ? dateWords(application_deadline) : ''),
    },
    {
      header: 'Created',
      sort: 'created',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dayWords(created_at, now),
    },
  ];
}

const PAYOUT: Column<AdminCampaignRow> = {
  header: 'Payout',
  sort: 'payout',
  sortedAs: 'amount',
  numeric: true,
  phone: 'right',
  cell: ({ creator_payout_cents }) => formatPayout(creator_payout_cents ?? null),
};
