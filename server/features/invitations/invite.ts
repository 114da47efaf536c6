import type { Invitation } from '#contract/business-members.ts';
import type { Account } from '#domain/access.ts';
import { INVITATION_DAYS, MOST_MEMBERS, MOST_OPEN_INVITATIONS } from '#domain/invitation-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeMail } from '../../http/door-limits.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { businessInvitationMail } from '../../mail/templates/business-invitation-mail.ts';
import { lockBusiness, requireBusiness } from '../businesses/require-business.ts';

interface Wish {
  business_id: string;
  email: string;
  ip: string;
}

/** Asks somebody to look after the business. Asked again, the same invitation lives for another week. */
export async function invite(
  context: Context,
  account: Account,
  { business_id, email, ip }: Wish,
): Promise<Invitation> {
  await requireBusiness(context.db, account, business_id, 'own');
  await takeMail(context, ip, 'invitation', email);
  return inTransaction(context.db, async (tx) => {
    const { business_name } = await lockBusiness(tx, account, business_id, 'own');
    const now = context.now();
    await requireRoom(tx, business_id, email, now);
    const invitation = await renewOrInsert(tx, { business_id, email, invited_by: account.user_id }, now);
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
    throw refuse('They look after this business already');
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
    throw refuse(`${MOST_OPEN_INVITATIONS} invitations wait for an answer. Take one back first`);
  }
  if (members.length + open >= MOST_MEMBERS) {
    throw refuse(`A business has at most ${MOST_MEMBERS} people. Take somebody out first`);
  }
}

function refuse(message: string): Problem {
  return new Problem('conflict', `${message}.`, [{ path: 'email', message }]);
}

async function renewOrInsert(
  tx: Tx,
  order: { business_id: string; email: string; invited_by: string },
  now: Date,
): Promise<Invitation> {
  const { business_id, email, invited_by } = order;
  const times = {
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
  };
  const columns = ['id', 'email', 'status', 'created_at as invited_at', 'expires_at'] as const;
  const renewed = await tx
    .updateTable('business_invitations')
    .set({ ...times, invited_by })
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
