import type { Invitation } from '#contract/businesses/members.ts';
import type { Account } from '#domain/accounts/access.ts';
import {
  INVITATION_DAYS,
  MOST_MEMBERS,
  MOST_OPEN_INVITATIONS,
} from '#domain/businesses/invitation-states.ts';
import { takeMail } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import {
  lockBusiness,
  requireBusiness,
} from '#server/areas/businesses/businesses/queries/require-business.ts';
import { requireLocations } from '#server/areas/businesses/locations/require-locations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { businessInvitationMail } from '../mails/business-invitation-mail.ts';

const DAY_SECONDS = 86_400;

const BY_ONE = { most: 30, seconds: DAY_SECONDS };

const BY_A_BUSINESS = { most: 30, seconds: DAY_SECONDS };

const TO_ONE_FROM_ONE = { most: 3, seconds: 7 * DAY_SECONDS };

const TO_ONE = { most: 5, seconds: DAY_SECONDS };

interface Wish {
  business_id: string;
  email: string;
  /** The locations they are to manage; null is all of them. Left out, a renewed invitation keeps its own. */
  location_ids: readonly string[] | null | undefined;
  caller: Caller;
}

/** Invites a person to manage the business. Inviting them again extends the invitation by a week. */
export async function invite(
  context: Context,
  account: Account,
  { business_id, email, location_ids, caller }: Wish,
): Promise<Invitation> {
  await requireBusiness(context.db, account, business_id, 'own');
  await takeMail(context, caller, 'invitation', email);
  await takeInvitation(context, account, business_id, email);
  return inTransaction(context.db, async (tx) => {
    const { business_name } = await lockBusiness(tx, account, business_id, 'own');
    const now = context.now();
    await requireRoom(tx, business_id, email, now);
    const invitation = await renewOrInsert(
      tx,
      {
        business_id,
        email,
        invited_by: account.user_id,
        ...(location_ids !== undefined && {
          location_ids: await requireLocations(tx, business_id, location_ids),
        }),
      },
      now,
    );
    await queueMail(context, tx, businessInvitationMail, email, {
      invitation_id: invitation.id,
      business_name,
    });
    return invitation;
  });
}

async function requireRoom(tx: Tx, businessId: string, email: string, now: Date): Promise<void> {
  const members = await tx
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .select('users.email')
    .where('business_members.business_id', '=', businessId)
    .where('business_members.status', '=', 'active')
    .execute();
  if (members.some((member) => member.email === email)) {
    throw refuse('They’re already on your team');
  }
  const waiting = await tx
    .selectFrom('business_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', 'invited')
    .where('expires_at', '>', now.toISOString())
    .where('email', '!=', email)
    .executeTakeFirstOrThrow();
  const open = Number(waiting.count);
  if (open >= MOST_OPEN_INVITATIONS) {
    throw refuse(`You have ${MOST_OPEN_INVITATIONS} pending invitations. Cancel one first`);
  }
  if (members.length + open >= MOST_MEMBERS) {
    throw refuse(`A business can have up to ${MOST_MEMBERS} people. Remove someone first`);
  }
}

function refuse(message: string): Problem {
  return new Problem('conflict', `${message}.`, [{ path: 'email', message }]);
}

async function renewOrInsert(
  tx: Tx,
  order: { business_id: string; email: string; invited_by: string; location_ids?: string[] | null },
  now: Date,
): Promise<Invitation> {
  const { business_id, email, invited_by, ...locations } = order;
  const times = {
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
  };
  const columns = [
    'id',
    'email',
    'status',
    'created_at as invited_at',
    'expires_at',
    'location_ids',
  ] as const;
  const renewed = await tx
    .updateTable('business_invitations')
    .set({ ...times, ...locations, invited_by })
    .where('business_id', '=', business_id)
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .returning(columns)
    .executeTakeFirst();
  if (renewed !== undefined) return renewed;
  return tx
    .insertInto('business_invitations')
    .values({ id: newId(), ...order, ...times, role: 'manager', status: 'invited' })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Counts every mail, even if the invitation was revoked and made again, so that invitations can't be used for spam. */
async function takeInvitation(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user_id }: Pick<Account, 'user_id'>,
  businessId: string,
  email: string,
): Promise<void> {
  const to = addressKey(config, email);
  await takeFromLimit(db, `invitation:${businessId}:${to}`, TO_ONE_FROM_ONE);
  await takeFromLimit(db, `invitation:to:${to}`, TO_ONE);
  await takeFromLimit(db, `invitation:business:${businessId}`, BY_A_BUSINESS);
  await takeFromLimit(db, `invitation:by:${user_id}`, BY_ONE);
}
