import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCampaign } from '../lock.ts';

/** Stops a campaign because of money or by an admin. A live one resumes once nothing stops it. */
export async function markStopped(
  tx: Tx,
  id: string,
  { stopped_at, resumes_after_stop }: { stopped_at: string; resumes_after_stop: boolean },
): Promise<void> {
  await tx.updateTable('campaigns').set({ stopped_at, resumes_after_stop }).where('id', '=', id).execute();
}

export async function clearStopped(tx: Tx, campaign: LockedCampaign): Promise<LockedCampaign> {
  const cleared = { stopped_at: null, resumes_after_stop: false };
  await tx.updateTable('campaigns').set(cleared).where('id', '=', campaign.id).execute();
  return { ...campaign, ...cleared };
}
