import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedCampaign } from '../lock.ts';

/** Takes a paid open spot in one statement, so that parallel requests never take more spots than there are. */
export async function takeSpot(tx: Tx, campaign: LockedCampaign): Promise<LockedCampaign> {
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
  return { ...campaign, ...taken };
}

export async function giveSpotBack(tx: Tx, campaign: LockedCampaign): Promise<LockedCampaign> {
  const given = await tx
    .updateTable('campaigns')
    .set((eb) => ({ taken_slots: eb('taken_slots', '-', 1) }))
    .where('id', '=', campaign.id)
    .where('taken_slots', '>', 0)
    .returning('taken_slots')
    .executeTakeFirst();
  await refreshListing(tx, campaign.id);
  return { ...campaign, ...given };
}

function noSpotWords({ slots, funded_slots }: LockedCampaign): string {
  if (funded_slots < slots) {
    return `${funded_slots} of ${slots} spots are funded, and all of them are taken. Fund another one first.`;
  }
  return slots === 1 ? 'The only spot is taken.' : `All ${slots} spots are taken.`;
}
