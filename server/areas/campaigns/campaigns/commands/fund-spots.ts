import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCampaign } from '../lock.ts';

/** Adds paid spots. The campaign is locked, so nobody takes one between the read and the write. */
export async function addSpots(
  tx: Tx,
  campaign: LockedCampaign,
  count: number,
  now: Date,
): Promise<LockedCampaign> {
  const funded_slots = campaign.funded_slots + count;
  const slots = Math.max(campaign.slots, funded_slots);
  const changed = { funded_slots, slots, updated_at: now.toISOString() };
  await tx.updateTable('campaigns').set(changed).where('id', '=', campaign.id).execute();
  return { ...campaign, ...changed };
}

/** Removes open spots that are no longer paid for. */
export async function dropOpenSpots(
  tx: Tx,
  campaign: LockedCampaign,
  count: number,
  now: Date,
): Promise<LockedCampaign> {
  const changed = { funded_slots: campaign.funded_slots - count, updated_at: now.toISOString() };
  await tx.updateTable('campaigns').set(changed).where('id', '=', campaign.id).execute();
  return { ...campaign, ...changed };
}

/** Removes a taken spot that is no longer paid for. */
export async function dropTakenSpot(tx: Tx, campaign: LockedCampaign): Promise<LockedCampaign> {
  const dropped = await tx
    .updateTable('campaigns')
    .set((eb) => ({
      taken_slots: eb('taken_slots', '-', 1),
      funded_slots: eb('funded_slots', '-', 1),
    }))
    .where('id', '=', campaign.id)
    .where('taken_slots', '>', 0)
    .returning(['taken_slots', 'funded_slots'])
    .executeTakeFirst();
  return { ...campaign, ...dropped };
}
