import type { Account } from '#domain/access.ts';
import {
  findInvitationHindrance,
  hindranceWords,
  INVITATION_MOVES,
  type InvitationStatus,
  readInvitationStatus,
} from '#domain/invitation-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getAccount } from '../me/account-query.ts';
import { findInvitation } from './find-invitation.ts';
import { join } from './join-business.ts';

/** The invited accepts. Accepting twice is accepting once. */
export async function acceptInvitation(context: Context, account: Account, token: string) {
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const { invitation, state } = await holdInvitation(tx, token, now);
    const { id, business_id, business_name, email } = invitation;
    const receipt = { state: 'accepted' as const, business_name };
    if (state === 'accepted' && invitation.accepted_by === account.user_id) return receipt;
    requireOpen(state);
    // As the account is now: what it was when the request came in may have changed meanwhile.
    await tx
      .selectFrom('profiles')
      .select('user_id')
      .where('user_id', '=', account.user_id)
      .forUpdate()
      .execute();
    const invited = await getAccount(tx, account.user_id, now);
    const hindrance = findInvitationHindrance(invited, invitation);
    if (hindrance !== null) {
      throw new Problem('conflict', hindranceWords(hindrance, { email, business_name }));
    }
    await join(tx, invited, business_id, now);
    await decide(tx, id, { status: INVITATION_MOVES.accept.to, accepted_by: account.user_id }, now);
    return receipt;
  });
}

/** Whoever holds the link may say no; it takes no account. */
export async function declineInvitation({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  return inTransaction(db, async (tx) => {
    const { invitation, state } = await holdInvitation(tx, token, now());
    const receipt = { state: 'declined' as const, business_name: invitation.business_name };
    if (state === 'declined') return receipt;
    requireOpen(state);
    await decide(tx, invitation.id, { status: INVITATION_MOVES.decline.to }, now());
    return receipt;
  });
}

/** The business first, as for every change of members; then the invitation as it is by then. */
async function holdInvitation(tx: Tx, token: string, now: Date) {
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
  accepted: 'This invitation was accepted already.',
  declined: 'This invitation was declined. Ask the owner for a new one.',
  revoked: 'The owner took this invitation back.',
  expired: 'This invitation ran out. Ask the owner for a new one.',
  unknown: 'This link is not whole, or a newer mail holds the one that works.',
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
