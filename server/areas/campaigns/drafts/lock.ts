import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { type LockedCampaign, lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { listLocationIds } from './queries/get-draft.ts';

/** Locks a campaign of the account's business for a change of its content. */
export async function lockDraft(
  tx: Tx,
  account: Account,
  place: { id: string; identifier: string },
): Promise<LockedCampaign> {
  const { id } = await getOwnCampaign(tx, account, place, 'change');
  return lockCampaign(tx, id);
}

/**
 * Members with a limit place a campaign at their own locations. The others it already has may stay, so that they can save a
 * campaign that several locations share.
 */
export async function requireReach(
  tx: Tx,
  account: Account,
  { id, business_id }: Pick<LockedCampaign, 'id' | 'business_id'>,
  location_ids: readonly string[] | undefined,
): Promise<void> {
  if (location_ids === undefined) return;
  const { reach } = await requireMembership(tx, account, business_id, 'change');
  if (reach === null) return;
  const kept = new Set(await listLocationIds(tx, id, null));
  const isAllowed = location_ids.every((one) => reach.includes(one) || kept.has(one));
  if (isAllowed && location_ids.some((one) => reach.includes(one))) return;
  const message = 'Pick one of your locations';
  throw new Problem('invalid_input', message, [{ path: 'location_ids', message }]);
}

/** Refuses a change based on an older version, and names the person whose change it would undo. */
export async function requireLatest(
  tx: Tx,
  account: Account,
  locked: LockedCampaign,
  known: number,
): Promise<void> {
  if (locked.version === known) return;
  const at = newYorkClock(locked.updated_at);
  const who = locked.edited_by === account.user_id ? null : await nameOf(tx, locked.edited_by);
  const said = who
    ? `${who} saved this campaign at ${at}.`
    : `You saved this campaign in another tab or on another device at ${at}.`;
  throw new Problem('stale', `${said} Nothing you typed is lost.`);
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'Someone else';
  const person = await tx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return person ? displayName(person) : 'Someone else';
}
