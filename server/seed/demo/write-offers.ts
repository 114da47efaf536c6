import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { formatCents } from '#domain/format/money.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { openRefunds } from '#server/areas/money/fundings/commands/open-refunds.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';
import { arriveDemoRefund } from './arrive-refund.ts';
import { demoBriefs } from './brief-rows.ts';
import type { Marketplace } from './marketplace.ts';
import { demoOfferEvents } from './offer-event-rows.ts';
import { type DemoOffer, type DemoOffers, withOffers } from './offer-rows.ts';

/** Writes the answers to offers whose campaigns are written and paid for. An offer that ended is refunded. */
export async function writeDemoOffers(tx: Tx, marketplace: Marketplace, offers: DemoOffers): Promise<void> {
  const ids = new Set(offers.campaigns.map(({ id }) => id));
  const briefs = demoBriefs(withOffers(marketplace, offers)).filter(({ campaign_id }) =>
    ids.has(campaign_id),
  );
  await tx.insertInto('campaign_brief_versions').values(briefs).execute();
  await tx.insertInto('applications').values(offers.applications).execute();
  await tx.insertInto('waiting_invitations').values(offers.waiting_invitations).execute();
  await tx.insertInto('quotes').values(offers.quotes).execute();
  await tx.insertInto('campaign_events').values(demoOfferEvents(offers)).execute();
  for (const one of offers.offers) {
    if (one.answer === 'accepted') await takeSpot(tx, one);
    if (one.answer === 'declined' || one.answer === 'expired') await refund(tx, one);
    await notify(tx, marketplace, one);
  }
}

async function takeSpot(tx: Tx, { campaign }: DemoOffer): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set((eb) => ({ taken_slots: eb('taken_slots', '+', 1) }))
    .where('id', '=', campaign.id)
    .execute();
}

/** As the product does it, except that nobody gets a mail and the refund has already arrived. */
async function refund(tx: Tx, { campaign, application_id, answered_at }: DemoOffer): Promise<void> {
  const at = new Date(String(answered_at));
  const payout_cents = campaign.creator_payout_cents;
  const fee_cents = businessFeeCents(payout_cents, DEFAULT_SETTINGS.business_fee_percent);
  const reason = 'spots_open';
  const { refund_ids, total_cents } = await openRefunds(
    tx,
    { queue: { enqueue: async () => undefined }, now: () => at },
    {
      refund_key: `spots:${application_id}`,
      campaign_id: campaign.id,
      reason,
      portions: [{ slots: 1, payout_cents, fee_cents }],
    },
  );
  await tx
    .updateTable('campaigns')
    .set((eb) => ({ funded_slots: eb('funded_slots', '-', 1) }))
    .where('id', '=', campaign.id)
    .execute();
  const detail = { total_cents, slots: 1, reason };
  await recordCampaignEvent(
    tx,
    { campaign_id: campaign.id, application_id, kind: 'money_refunded', detail },
    at,
  );
  for (const refund_id of refund_ids) await arriveDemoRefund(tx, refund_id, at);
}

/** The creator has read about offers that are over. An open one and a counter are news. */
async function notify(tx: Tx, { businesses }: Marketplace, offer: DemoOffer): Promise<void> {
  const { application_id, answer, answered_at, asked, campaign, email, owner_id, sent_at } = offer;
  const shop = businesses.find(({ id }) => id === campaign.business_id);
  const quote_id = seedIdInOrder('quote', application_id, 1);
  const offered = {
    id: seedId('notification', quote_id),
    user_id: seedId('person', email),
    kind: 'application_decided',
    notification_key: `quote_made:${quote_id}`,
    title: `${shop?.business_name} offered ${formatCents(campaign.creator_payout_cents)}`,
    body: campaign.title,
    href: '/creator/applications?segment=needs_you',
    is_shown: true,
    created_at: sent_at,
    read_at: answer === 'open' ? null : answered_at,
  };
  await tx.insertInto('notifications').values(offered).execute();
  if (!asked || answered_at === null) return;
  const counter_id = seedIdInOrder('quote', application_id, 2);
  const [{ full_name } = { full_name: null }] = await tx
    .selectFrom('profiles')
    .select('full_name')
    .where('user_id', '=', seedId('person', email))
    .execute();
  const counter = {
    id: seedId('notification', counter_id),
    user_id: owner_id,
    business_id: campaign.business_id,
    kind: 'new_quote',
    notification_key: `quote_made:${counter_id}`,
    title: `${full_name} asked for ${formatCents(asked.amount_cents)}`,
    body: campaign.title,
    href: `/business/quotes?quote=${counter_id}`,
    is_shown: true,
    created_at: answered_at,
  };
  await tx.insertInto('notifications').values(counter).execute();
}
