import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface Counted {
  id: string;
  creator_payout_cents: number | null;
  funded_slots: number;
  taken_slots: number;
}

export interface Unallocated {
  open_spots: number;
  total_cents: number;
}

/** The exact amount that `refundUnallocated` would refund now. */
export async function findUnallocated(db: Database | Tx, campaign: Counted): Promise<Unallocated> {
  const open_spots = campaign.funded_slots - campaign.taken_slots;
  const price = open_spots > 0 ? await findSpotPrice(db, campaign) : null;
  const spots = price === null ? 0 : open_spots * (price.payout_cents + price.fee_cents);
  const quotes = await listUnusedQuotes(db, campaign.id);
  return { open_spots, total_cents: quotes.reduce((sum, { total_cents }) => sum + total_cents, spots) };
}

/** Payments for quotes that were never accepted. */
export function listUnusedQuotes(db: Database | Tx, campaignId: string) {
  return db
    .selectFrom('fundings')
    .leftJoin('applications', 'applications.id', 'fundings.application_id')
    .leftJoin('quotes', 'quotes.id', 'fundings.quote_id')
    .select(['fundings.id', 'fundings.total_cents'])
    .where('fundings.campaign_id', '=', campaignId)
    .where('fundings.purpose', '=', 'quote')
    .where('fundings.status', '=', 'paid')
    .where('fundings.refunded_cents', '=', 0)
    .where((eb) =>
      eb.or([
        eb('applications.status', 'is distinct from', 'accepted'),
        eb('quotes.status', 'is distinct from', 'accepted'),
      ]),
    )
    .orderBy('fundings.id')
    .execute();
}
