import type { Account } from '#domain/access.ts';
import type { CampaignStatus } from '#domain/campaign-states.ts';
import { displayName } from '#domain/display-name.ts';
import { newYorkClock } from '#domain/new-york-time.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';

export interface HeldDraft {
  id: string;
  business_id: string;
  status: CampaignStatus;
  brief_version: number;
  funded_slots: number;
  edit_number: number;
  edited_by: string | null;
  fulfilment: string | null;
  application_deadline: string | null;
  updated_at: string;
}

/** Locks a campaign of one's own business for a change of what it says. */
export async function holdDraft(
  tx: Tx,
  account: Account,
  place: { id: string; identifier: string },
): Promise<HeldDraft> {
  const { id } = await getOwnCampaign(tx, account, place, 'change');
  return tx
    .selectFrom('campaigns')
    .select(['id', 'business_id', 'status', 'brief_version', 'funded_slots', 'edit_number', 'edited_by'])
    .select(['fulfilment', 'application_deadline', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A change made from an older state would undo what somebody else did since: they are named, and nothing is written. */
export async function requireLatest(tx: Tx, account: Account, held: HeldDraft, known: number): Promise<void> {
  if (held.edit_number === known) return;
  const at = newYorkClock(held.updated_at);
  const who = held.edited_by === account.user_id ? null : await nameOf(tx, held.edited_by);
  const said = who
    ? `${who} saved this campaign at ${at}.`
    : `You saved this campaign in another place at ${at}.`;
  throw new Problem('stale', `${said} Nothing you typed is lost.`);
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'Somebody else';
  const person = await tx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return person ? displayName(person) : 'Somebody else';
}
