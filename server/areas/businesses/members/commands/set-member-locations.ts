import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { findMember } from '#server/areas/businesses/businesses/queries/find-member.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { requireLocations } from '#server/areas/businesses/locations/require-locations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

interface Wish {
  business_id: string;
  member_id: string;
  /** Null is all locations. */
  location_ids: readonly string[] | null;
}

/** Limits a manager to locations, or lifts the limit. Returns their account, or null if nothing changed. */
export async function setMemberLocations(
  tx: Tx,
  context: Context,
  account: Account,
  { business_id, member_id, location_ids }: Wish,
): Promise<string | null> {
  const { business_name } = await lockBusiness(tx, account, business_id, 'own');
  const member = await findMember(tx, business_id, { id: member_id });
  if (member === undefined || member.status !== 'active') {
    throw new Problem('not_found', 'We can’t find that member.');
  }
  if (member.role === 'owner') throw new Problem('conflict', 'The owner manages all locations.');
  const wanted = await requireLocations(tx, business_id, location_ids);
  if (JSON.stringify(member.location_ids) === JSON.stringify(wanted)) return null;
  await tx
    .updateTable('business_members')
    .set({ location_ids: wanted, updated_at: context.now().toISOString() })
    .where('id', '=', member.id)
    .execute();
  await recordAction(tx, {
    actor_id: account.user_id,
    action: 'set_member_locations',
    subject_type: 'business',
    subject_id: business_id,
    before: { member_id, location_ids: member.location_ids },
    after: { member_id, location_ids: wanted },
  });
  await notifyPeople(tx, context, {
    user_ids: [member.user_id],
    business_id,
    kind: 'account_decided',
    notification: {
      notification_key: `member-locations:${member.id}:${context.now().getTime()}`,
      title: wordsOf(business_name, wanted?.length ?? null),
      href: '/business/locations',
    },
  });
  return member.user_id;
}

function wordsOf(business_name: string, count: number | null): string {
  if (count === null) return `You manage all locations of ${business_name} now`;
  return `You manage ${count === 1 ? '1 location' : `${count} locations`} of ${business_name} now`;
}
