import type { z } from 'zod';
import type { FactorAdded } from '#contract/accounts/factors.ts';
import type { newPasskey } from '#contract/accounts/passkeys.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { relyingParty } from '../relying-party.ts';
import { noteFactorAdded } from './note-factor-added.ts';
import { takeChallenge } from './passkey-challenges.ts';

export async function addPasskey(
  context: Context,
  account: Account,
  session_id: string,
  { challenge_id, name, response }: z.output<typeof newPasskey>,
): Promise<FactorAdded> {
  const { user_id } = account;
  const wanted = { purpose: 'add', user_id, session_id } as const;
  const challenge = await takeChallenge(context.db, context, challenge_id, wanted);
  const { credential, credentialDeviceType, credentialBackedUp } = await verify(context, challenge, response);
  return inTransaction(context.db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: credential.counter,
        transports: response.response.transports ?? [],
        is_backup_eligible: credentialDeviceType === 'multiDevice',
        is_backed_up: credentialBackedUp,
        name,
        created_at: context.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new Problem('conflict', 'That passkey was already added.');
    return noteFactorAdded(context, tx, { account, session_id, kind: 'passkey' });
  });
}

async function verify(
  { config }: Context,
  expectedChallenge: string,
  response: z.output<typeof newPasskey>['response'],
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(config);
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) {
    throw new Problem('invalid_input', 'We couldn’t verify that passkey. Try again, or use another one.');
  }
  return verified.registrationInfo;
}
