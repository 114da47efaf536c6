import { secondStepEndpoints } from '#contract/accounts/second-step.ts';
import { challengePasskey } from '#server/areas/accounts/factors/challenge-passkey.ts';
import type { ChallengeFor } from '#server/areas/accounts/factors/commands/passkey-challenges.ts';
import { proveFactor } from '#server/areas/accounts/factors/commands/prove-factor.ts';
import { stopFactorReset } from '#server/areas/accounts/factors/commands/stop-factor-reset.ts';
import { verifyPasskey } from '#server/areas/accounts/factors/commands/verify-passkey.ts';
import { listFactorKinds } from '#server/areas/accounts/factors/queries/find-factors.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { openSession } from '#server/areas/accounts/sessions/commands/open-session.ts';
import { handle, signedIn } from '#server/platform/http/route.ts';
import { endSignInStep, getSignInStep } from './commands/sign-in-step.ts';

export const secondStepRoutes = [
  handle(secondStepEndpoints.getSecondStep, async ({ context, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { user_id } = await getSignInStep(context, request);
    return { methods: await listFactorKinds(context.db, user_id) };
  }),
  handle(secondStepEndpoints.finishSignIn, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    const { id, user_id } = await getSignInStep(context, request);
    await proveFactor(context, user_id, body, { purpose: 'second_step', user_id, sign_in_step_id: id });
    await endSignInStep(context, reply, id);
    return openSession(context, { request, reply }, user_id, body.kind);
  }),
  handle(secondStepEndpoints.challengePasskey, async ({ context, body, request }) => {
    await takeProof(context, request);
    if (body.purpose === 'sign_in') return challengePasskey(context, { purpose: 'sign_in' });
    if (body.purpose === 'confirm') {
      const {
        account: { user_id },
        session,
      } = signedIn(request);
      return challengePasskey(context, { purpose: 'confirm', user_id, session_id: session.id });
    }
    const { id, user_id } = await getSignInStep(context, request);
    return challengePasskey(context, { purpose: 'second_step', user_id, sign_in_step_id: id });
  }),
  handle(secondStepEndpoints.signInWithPasskey, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    const wanted: ChallengeFor = { purpose: 'sign_in' };
    const userId = await verifyPasskey(context, body, wanted);
    await stopFactorReset(context.db, context, userId, 'factor_used');
    return openSession(context, { request, reply }, userId, 'passkey');
  }),
];
