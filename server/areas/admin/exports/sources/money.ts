import { z } from 'zod';
import { paymentsQuery } from '#contract/admin/payments.ts';
import { adminCampaignsQuery } from '#contract/campaigns/admin.ts';
import { adminPayoutsQuery } from '#contract/money/payouts-admin.ts';
import { disputesQuery } from '#contract/work/dispute-queue.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { listPayments } from '#server/areas/admin/payments/queries/list-payments.ts';
import { listCampaigns } from '#server/areas/campaigns/admin/queries/list-campaigns.ts';
import { listAllPayouts } from '#server/areas/money/payouts-admin/queries/list-payouts.ts';
import { listDisputes } from '#server/areas/work/disputes/queries/list-disputes.ts';
import { dollars } from '#server/platform/http/csv.ts';
import { listLedger } from '../queries/list-ledger.ts';
import { source } from './source.ts';

/** No dispute was decided by it, so none is marked as one for another admin. */
const NOBODY = { user_id: '00000000-0000-0000-0000-000000000000' };

export const campaigns = source({
  header: [
    ...['Id', 'Campaign', 'Business', 'Status', 'Payout (USD)', 'Spots', 'Taken spots', 'Apply by'],
    'Created at',
  ],
  filters: adminCampaignsQuery.pick({ search: true, status: true }),
  read: async ({ db }, filters, wanted) => {
    const { campaigns: page, next_cursor } = await listCampaigns(db, { ...filters, ...wanted });
    const rows = page.map((campaign) => [
      campaign.id,
      campaign.title,
      campaign.business_name,
      campaign.status,
      campaign.creator_payout_cents === null ? null : dollars(campaign.creator_payout_cents),
      campaign.slots,
      campaign.taken_slots,
      campaign.application_deadline,
      campaign.created_at,
    ]);
    return { rows, next_cursor };
  },
});

export const payments = source({
  header: ['Payment', 'Business', 'Creator', 'Campaign', 'Payout (USD)', 'State', 'Agreed at'],
  filters: paymentsQuery.pick({ search: true, state: true, days: true }),
  read: async (context, filters, wanted) => {
    const { payments: page, next_cursor } = await listPayments(context, { ...filters, ...wanted });
    const rows = page.map((payment) => [
      payment.number,
      payment.business_name,
      payment.creator_name,
      payment.campaign_title,
      dollars(payment.payout_cents),
      payment.state,
      payment.agreed_at,
    ]);
    return { rows, next_cursor };
  },
});

export const payouts = source({
  header: [
    ...['No.', 'Creator', 'Amount', 'Status', 'Requested on', 'Leaves', 'Arrives by', 'Paid on', 'Bank'],
    'Failure',
  ],
  filters: adminPayoutsQuery.pick({ search: true, status: true }),
  read: async (context, filters, wanted) => {
    const { payouts: page, next_cursor } = await listAllPayouts(context, { ...filters, ...wanted });
    const dayOf = (at: string | null) => (at === null ? null : newYorkDate(new Date(at)));
    const rows = page.map((payout) => [
      payout.number,
      payout.creator_name,
      dollars(payout.amount_cents),
      payout.waits_for ?? payout.status,
      dayOf(payout.created_at),
      dayOf(payout.leaves_at),
      payout.arrives_on,
      dayOf(payout.paid_at),
      payout.bank_last4 === null ? null : `${payout.bank_name ?? 'Bank'} ${payout.bank_last4}`,
      payout.failure,
    ]);
    return { rows, next_cursor };
  },
});

export const disputes = source({
  header: [
    ...['Id', 'Campaign', 'Business', 'Creator', 'Status', 'Opened by', 'Reason', 'Frozen (USD)', 'Round'],
    ...['Decide by', 'Opened at'],
  ],
  filters: disputesQuery
    .pick({ show: true })
    .extend({ show: disputesQuery.shape.show.unwrap().default('all') }),
  read: async ({ db }, filters, wanted) => {
    const newestFirst = { sort: 'opened', direction: 'desc' } as const;
    const { disputes: page, next_cursor } = await listDisputes(db, NOBODY, {
      ...filters,
      ...newestFirst,
      ...wanted,
    });
    const rows = page.map((dispute) => [
      dispute.id,
      dispute.campaign_title,
      dispute.business_name,
      dispute.creator_name,
      dispute.status,
      dispute.opened_side,
      dispute.reason,
      dollars(dispute.disputed_cents),
      dispute.round,
      dispute.decide_by,
      dispute.created_at,
    ]);
    return { rows, next_cursor };
  },
});

export const ledger = source({
  header: ['Entry', 'Event', 'From', 'To', 'Amount (USD)', 'Campaign', 'Booked at'],
  filters: z.object({}),
  read: async ({ db }, _, wanted) => {
    const { entries, next_cursor } = await listLedger(db, wanted);
    const rows = entries.map((entry) => [
      entry.id,
      entry.kind,
      entry.from_account,
      entry.to_account,
      dollars(Number(entry.amount_cents)),
      entry.campaign_id,
      entry.occurred_at,
    ]);
    return { rows, next_cursor };
  },
});
