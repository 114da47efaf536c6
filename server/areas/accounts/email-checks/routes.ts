import { emailCheckEndpoints } from '#contract/accounts/email-checks.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { confirmEmailCheck } from './commands/confirm-email-check.ts';
import { requestEmailCheck } from './commands/request-email-check.ts';

export const emailCheckRoutes = [
  handle(emailCheckEndpoints.requestEmailCheck, async ({ context, account, request }) => {
    await requestEmailCheck(context, account, request);
    return DONE;
  }),
  handle(emailCheckEndpoints.confirmEmailCheck, async ({ context, body, request }) => {
    await takeProof(context, request);
    await confirmEmailCheck(context, body.token);
    return DONE;
  }),
];
