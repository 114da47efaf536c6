import type { ConfirmationRequest, ConfirmationStatus } from '#contract/accounts/confirmations.ts';
import { proveFactor } from '#server/areas/accounts/factors/commands/prove-factor.ts';
import { listFactorKinds } from '#server/areas/accounts/factors/queries/find-factors.ts';
import { requireOwnPassword } from '#server/areas/accounts/passwords/commands/require-own-password.ts';
import { noteConfirmation } from '#server/areas/accounts/sessions/commands/note-confirmation.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';
import { describeConfirmation } from './queries/describe-confirmation.ts';

/** Confirms this session, for actions that need a recent confirmation. */
export async function confirm(
  context: Context,
  userId: string,
  session: RequestSession,
  request: ConfirmationRequest,
): Promise<ConfirmationStatus> {
  if (request.kind === 'password')
    await provePassword(context, { user_id: userId, session_id: session.id }, request.password);
  else {
    const wanted = { purpose: 'confirm', user_id: userId, session_id: session.id } as const;
    await proveFactor(context, userId, request, wanted);
  }
  const confirmed_at = await noteConfirmation(context.db, session.id, request.kind);
  return describeConfirmation(context.db, userId, { confirmed_at });
}

/** An account with a second factor can't confirm with the password alone, or the factor would protect nothing. */
async function provePassword(
  context: Context,
  who: { user_id: string; session_id: string },
  password: string,
): Promise<void> {
  if ((await listFactorKinds(context.db, who.user_id)).length > 0) {
    throw new Problem('invalid_input', 'Use your passkey, your authenticator app or a recovery code.');
  }
  await requireOwnPassword(context, who, password, 'password');
}
