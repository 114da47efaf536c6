import type { PasskeyCreation } from '#contract/accounts/passkeys.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_PASSKEYS } from '#domain/accounts/factors.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { CHALLENGE_MS, newChallenge } from './commands/passkey-challenges.ts';
import { listCredentials } from './queries/list-credentials.ts';
import { relyingParty, SITE_NAME } from './relying-party.ts';

/** Ed25519, ECDSA on P-256 and RSA. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The options with which the browser creates a passkey. */
export async function beginPasskey(
  context: Context,
  { user_id, email, full_name }: Account,
  session_id: string,
): Promise<PasskeyCreation> {
  const known = await listCredentials(context.db, user_id);
  if (known.length >= MOST_PASSKEYS) {
    throw new Problem(
      'conflict',
      `You already have ${MOST_PASSKEYS} passkeys. Remove one before you add another.`,
    );
  }
  const { id, challenge } = await newChallenge(context, { purpose: 'add', user_id, session_id });
  return {
    challenge_id: id,
    options: {
      challenge,
      rp: { id: relyingParty(context.config).id, name: SITE_NAME },
      user: {
        id: Buffer.from(user_id).toString('base64url'),
        name: email,
        displayName: full_name ?? email,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_MS,
      // The model of the device doesn't matter to us, so we don't ask for it.
      attestation: 'none',
      excludeCredentials: known,
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
}
