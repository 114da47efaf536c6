import type { FactorAdded } from '#contract/accounts/factors.ts';
import type { Account } from '#domain/accounts/access.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { noteConfirmation } from '#server/areas/accounts/sessions/commands/note-confirmation.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { factorChangedMail } from '../mails/factor-changed-mail.ts';
import { ensureRecoveryCodes } from './recovery-codes.ts';

interface Added {
  account: Account;
  session_id: string;
  kind: 'passkey' | 'totp';
}

/**
 * After a new factor: issue recovery codes, send a mail, and count this session as confirmed by it. Every other
 * session was opened with less proof, so it ends.
 */
export async function noteFactorAdded(
  context: Context,
  tx: Tx,
  { account, session_id, kind }: Added,
): Promise<FactorAdded> {
  const recovery_codes = await ensureRecoveryCodes(tx, account.user_id);
  await noteConfirmation(tx, session_id, kind);
  await endSessions(tx, account.user_id, { except: session_id });
  await mailOwner(context, tx, factorChangedMail, { user_id: account.user_id, change: `${kind}_added` });
  return { recovery_codes };
}
