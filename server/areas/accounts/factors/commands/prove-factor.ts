import type { FactorProof } from '#contract/accounts/factors.ts';
import { forgetFailures, takeFactorGuess } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { factorChangedMail } from '../mails/factor-changed-mail.ts';
import type { ChallengeFor } from './passkey-challenges.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stopFactorReset } from './stop-factor-reset.ts';
import { takeCode } from './take-code.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** Checks one factor. Each kind counts its failures, so that none can be guessed. */
export async function proveFactor(
  context: Context,
  userId: string,
  proof: FactorProof,
  challenge: ChallengeFor,
): Promise<void> {
  await takeFactorGuess(context, userId, proof.kind);
  if (proof.kind === 'passkey') await verifyPasskey(context, proof, challenge);
  else if (proof.kind === 'totp') await proveByCode(context, userId, proof.code);
  else await proveByRecoveryCode(context, userId, proof.code);
  await forgetFailures(context, userId, proof.kind);
  await stopFactorReset(context.db, context, userId, 'factor_used');
}

async function proveByCode(context: Context, userId: string, code: string): Promise<void> {
  if (await inTransaction(context.db, (tx) => takeCode(tx, context, userId, code))) return;
  throw wrongCode('That code is wrong or was already used. Wait for the next one.');
}

async function proveByRecoveryCode(context: Context, userId: string, code: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    if (!(await useRecoveryCode(tx, context, userId, code))) {
      throw wrongCode('That recovery code is wrong or was already used.');
    }
    await mailOwner(context, tx, factorChangedMail, { user_id: userId, change: 'recovery_code_used' });
  });
}

export function wrongCode(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'code', message }]);
}
