import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { relyingParty } from '../relying-party.ts';
import { type ChallengeFor, takeChallenge } from './passkey-challenges.ts';

/** The account whose passkey signed. A challenge made for an account accepts only passkeys of that account. */
export async function verifyPasskey(
  context: Context,
  { challenge_id, response }: PasskeyAnswer,
  wanted: ChallengeFor,
): Promise<string> {
  const { db, now } = context;
  const challenge = await takeChallenge(db, context, challenge_id, wanted);
  const passkey = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'sign_count', 'is_backup_eligible'])
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (passkey === undefined || ('user_id' in wanted && passkey.user_id !== wanted.user_id)) throw unknown();
  const { userHandle } = response.response;
  const isTheirs =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.user_id;
  if (!isTheirs) throw unknown();
  const answered = await verify(context, challenge, response, passkey);
  if (answered === null) throw unknown();
  const { newCounter, credentialBackedUp } = answered;
  // If two answers arrive at once with the same counter, one is a copy.
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count: newCounter, is_backed_up: credentialBackedUp, last_used_at: now().toISOString() })
    .where('id', '=', passkey.id)
    .where((eb) => (newCounter === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', newCounter)))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw unknown();
  return passkey.user_id;
}

interface KeptPasskey {
  credential_id: string;
  public_key: string;
  sign_count: number;
}

/** Null if the signature, origin, site or counter is wrong. */
async function verify(
  { config }: Context,
  expectedChallenge: string,
  response: PasskeyAnswer['response'],
  { credential_id, public_key, sign_count }: KeptPasskey,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(config);
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: credential_id,
      publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
      counter: Number(sign_count),
    },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo : null;
}

function unknown(): Problem {
  return new Problem('wrong_credentials', 'We couldn’t verify that passkey. Try again, or use another way.');
}
