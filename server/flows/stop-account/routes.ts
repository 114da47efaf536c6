import { accountStopEndpoints } from '#contract/accounts/stops.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { stopAccount } from './stop-account.ts';

export const accountStopRoutes = [
  handle(accountStopEndpoints.stopAccount, async ({ context, body, request }) => {
    await takeProof(context, request);
    await stopAccount(context, body.token);
    return DONE;
  }),
];
