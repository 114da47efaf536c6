import { sql } from 'kysely';
import { formatCount } from '#domain/format/count.ts';
import { MOST_OPEN_OFFERS } from '#domain/hiring/offers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { offerableCreators } from '../queries/offerable-creators.ts';

/** Refuses creators who take no offers, or not from this business, all alike. The caller has locked the business. */
export async function requireOfferable(
  tx: Tx,
  business_id: string,
  creator_ids: readonly string[],
): Promise<void> {
  const takers = await offerableCreators(tx, business_id, creator_ids);
  if (takers.length < creator_ids.length) {
    const who = creator_ids.length === 1 ? 'This creator doesn’t' : 'Not all of these creators';
    throw new Problem('conflict', `${who} take offers now.`);
  }
  const open = await listOpen(tx, business_id);
  if (open.some((id) => creator_ids.includes(id))) {
    const words =
      creator_ids.length === 1
        ? 'You already have an unanswered offer to this creator.'
        : 'You already have an unanswered offer to one of these creators.';
    throw new Problem('conflict', words);
  }
  if (open.length + creator_ids.length <= MOST_OPEN_OFFERS) return;
  throw new Problem(
    'conflict',
    `Up to ${formatCount(MOST_OPEN_OFFERS)} offers can be unanswered. Wait for answers or cancel some first.`,
  );
}

/** The creators with an offer of this business that is prepared, sent or being negotiated. */
async function listOpen(tx: Tx, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ creator_id: string }>`
    select w.creator_id from waiting_invitations w join campaigns c on c.id = w.campaign_id
    where c.business_id = ${businessId} and c.is_offer and w.status = 'waiting'
      and c.status in ('draft', 'awaiting_funding', 'live', 'paused')
    union all
    select a.creator_id from applications a join campaigns c on c.id = a.campaign_id
    where c.business_id = ${businessId} and c.is_offer and a.status in ('submitted', 'shortlisted')`.execute(
    tx,
  );
  return rows.map(({ creator_id }) => creator_id);
}
