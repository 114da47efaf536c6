import { signUpEndpoints } from '#contract/accounts/sign-up.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { requestLink } from '#server/areas/accounts/links/commands/request-link.ts';
import { handle } from '#server/platform/http/route.ts';
import { checkVerification } from './check-verification.ts';
import { verifyEmail } from './commands/verify-email.ts';

export const signUpRoutes = [
  handle(signUpEndpoints.checkVerification, ({ context, body }) => checkVerification(context, body.ticket)),
  handle(signUpEndpoints.requestVerificationEmail, ({ context, body, request }) =>
    requestLink(context, request, 'verify_email', body),
  ),
  handle(signUpEndpoints.verifyEmail, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    return verifyEmail(context, { request, reply }, body);
  }),
];
