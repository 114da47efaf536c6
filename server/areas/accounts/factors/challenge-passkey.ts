import type { PasskeyChallenge } from '#contract/accounts/passkeys.ts';
import type { Context } from '#server/platform/context.ts';
import { CHALLENGE_MS, type ChallengeFor, newChallenge } from './commands/passkey-challenges.ts';
import { listCredentials } from './queries/list-credentials.ts';
import { relyingParty } from './relying-party.ts';

/** A challenge for a passkey to sign. A sign-in names no account: the browser offers its passkeys for this site. */
export async function challengePasskey(context: Context, wanted: ChallengeFor): Promise<PasskeyChallenge> {
  const { id, challenge } = await newChallenge(context, wanted);
  return {
    challenge_id: id,
    options: {
      challenge,
      rpId: relyingParty(context.config).id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: 'user_id' in wanted ? await listCredentials(context.db, wanted.user_id) : [],
    },
  };
}
