import type { FastifyReply } from 'fastify';
import { listFactorKinds } from '#server/areas/accounts/factors/queries/find-factors.ts';
import { markVerified } from '#server/areas/accounts/links/commands/mark-verified.ts';
import { redeemLink } from '#server/areas/accounts/links/commands/redeem-link.ts';
import { readBrowser } from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import { dropPassword } from '#server/areas/accounts/passwords/commands/drop-password.ts';
import { openSession, type Visit } from '#server/areas/accounts/sessions/commands/open-session.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { beginSecondStep } from './sign-in-step.ts';

/** The link proves the address. If it was unproven, the password survives only in the browser that chose it. */
export async function signInWithLink(context: Context, visit: Visit, token: string) {
  const { user_id } = await inTransaction(context.db, async (tx) => {
    const link = await redeemLink(tx, token, ['sign_in'], context.now());
    await refuseAdmins(tx, link.user_id);
    const isFirstProof = await markVerified(context, tx, link.user_id, link.email);
    const isHere = readBrowser(context.config, visit.request) === link.user_id;
    if (isFirstProof && !isHere) await dropPassword(tx, link.user_id);
    return link;
  });
  await requireSecondStep(context, visit.reply, user_id);
  return openSession(context, visit, user_id, null);
}

/** Access to an inbox must not be enough to act as an admin. */
async function refuseAdmins(tx: Tx, userId: string): Promise<void> {
  const { role } = await tx
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (role === 'admin') {
    throw new Problem(
      'role_not_allowed',
      'Admins sign in with a passkey, or with their password and a code.',
    );
  }
}

/** An account with a passkey or an authenticator app needs it besides the password or link. */
async function requireSecondStep(context: Context, reply: FastifyReply, userId: string): Promise<void> {
  if ((await listFactorKinds(context.db, userId)).length > 0) await beginSecondStep(context, reply, userId);
}
