import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldCampaign } from '../campaigns/hold-campaign.ts';
import { refreshListing } from '../feed/refresh-listing.ts';

/** One statement takes a spot only where one is paid in and free: of any number at once, exactly so many succeed. */
export async function takeSpot(tx: Tx, campaign: HeldCampaign): Promise<void> {
  const taken = await tx
    .updateTable('campaigns')
    .set((eb) => ({ taken_slots: eb('taken_slots', '+', 1) }))
    .where('id', '=', campaign.id)
    .whereRef('taken_slots', '<', 'funded_slots')
    .where('status', 'in', ['live', 'paused', 'closed'])
    .returning('taken_slots')
    .executeTakeFirst();
  if (taken === undefined) throw new Problem('conflict', noSpotWords(campaign));
  await refreshListing(tx, campaign.id);
}

export async function giveSpotBack(tx: Tx, { id }: HeldCampaign): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set((eb) => ({ taken_slots: eb('taken_slots', '-', 1) }))
    .where('id', '=', id)
    .where('taken_slots', '>', 0)
    .execute();
  await refreshListing(tx, id);
}

function noSpotWords({ slots, funded_slots }: HeldCampaign): string {
  if (funded_slots < slots) {
    return `${funded_slots} of ${slots} spots are paid in, and all of those are taken. Pay in another one first.`;
  }
  return slots === 1 ? 'The only spot is taken.' : `All ${slots} spots are taken.`;
}
