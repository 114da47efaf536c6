import { endpoints } from '#contract/platform/endpoint.ts';
import { factorProof, secondStep } from './factors.ts';
import { passkeyAnswer, passkeyChallenge, passkeyChallengeRequest } from './passkeys.ts';
import { session } from './sessions.ts';

export const secondStepEndpoints = endpoints({
  getSecondStep: {
    method: 'GET',
    url: '/api/auth/second-step',
    access: 'everyone',
    summary: 'Get the ways to finish signing in',
    response: secondStep,
  },
  finishSignIn: {
    method: 'POST',
    url: '/api/auth/second-step-sessions',
    access: 'everyone',
    summary: 'Finish signing in with a passkey, a code or a recovery code',
    body: factorProof,
    response: session,
    status: 201,
  },
  challengePasskey: {
    method: 'POST',
    url: '/api/auth/passkey-challenges',
    access: 'everyone',
    summary: 'Get a passkey challenge',
    body: passkeyChallengeRequest,
    response: passkeyChallenge,
    status: 201,
  },
  signInWithPasskey: {
    method: 'POST',
    url: '/api/auth/passkey-sessions',
    access: 'everyone',
    summary: 'Sign in with a passkey',
    body: passkeyAnswer,
    response: session,
    status: 201,
  },
});
