import type { Account } from '#domain/accounts/access.ts';
import {
  findInvitationRefusal,
  INVITATION_MOVES,
  type InvitationStatus,
  readInvitationStatus,
  refusalWords,
} from '#domain/businesses/invitation-states.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { findInvitation } from '../queries/find-invitation.ts';
import { join } from './join-business.ts';

/** Accepts an invitation. Safe to repeat; `is_new` says whether the account joined just now. */
export async function acceptInvitation(tx: Tx, account: Account, token: string, now: Date) {
  const { invitation, state } = await lockInvitation(tx, token, now);
  const { id, business_id, business_name, email, location_ids } = invitation;
  const accepted = { business_id, receipt: { state: 'accepted' as const, business_name } };
  if (state === 'accepted' && invitation.accepted_by === account.user_id)
    return { ...accepted, is_new: false };
  requireOpen(state);
  // Read the account again, because it may have changed since the request came in.
  await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', account.user_id)
    .forUpdate()
    .execute();
  const invited = await getAccount(tx, account.user_id, now);
  const refusal = findInvitationRefusal(invited, invitation);
  if (refusal !== null) {
    throw new Problem('conflict', refusalWords(refusal, { email, business_name }));
  }
  const is_new = await join(tx, invited, { business_id, location_ids }, now);
  await decide(tx, id, { status: INVITATION_MOVES.accept.to, accepted_by: account.user_id }, now);
  return { ...accepted, is_new };
}

/** Anyone with the link may decline, even without an account. */
export async function declineInvitation({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  return inTransaction(db, async (tx) => {
    const { invitation, state } = await lockInvitation(tx, token, now());
    const receipt = { state: 'declined' as const, business_name: invitation.business_name };
    if (state === 'declined') return receipt;
    requireOpen(state);
    await decide(tx, invitation.id, { status: INVITATION_MOVES.decline.to }, now());
    return receipt;
  });
}

/** Locks the business first, as for every change of members, and then reads the invitation. */
async function lockInvitation(tx: Tx, token: string, now: Date) {
  const seen = await findInvitation(tx, token);
  if (seen === undefined) throw over('unknown');
  await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', seen.business_id)
    .forUpdate()
    .executeTakeFirst();
  const invitation = await findInvitation(tx, token);
  if (invitation === undefined) throw over('unknown');
  return { invitation, state: readInvitationStatus(invitation, now) };
}

function requireOpen(state: InvitationStatus): void {
  if (state !== 'invited') throw over(state);
}

function over(state: InvitationStatus | 'unknown'): Problem {
  return new Problem('link_unusable', OVER[state]);
}

const OVER: Record<InvitationStatus | 'unknown', string> = {
  invited: '',
  accepted: 'This invitation was already accepted.',
  declined: 'This invitation was declined. Ask the owner for a new one.',
  revoked: 'The owner canceled this invitation.',
  expired: 'This invitation expired. Ask the owner for a new one.',
  unknown: 'This link is incomplete or out of date. Use the link in our latest email.',
};

async function decide(
  tx: Tx,
  id: string,
  decision: { status: InvitationStatus; accepted_by?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('business_invitations')
    .set({ ...decision, decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
