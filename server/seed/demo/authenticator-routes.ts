import { devAuthenticatorEndpoints } from '#contract/accounts/dev-authenticator.ts';
import { TOTP_PERIOD_SECONDS } from '#domain/accounts/factors.ts';
import { codeAt, stepAt } from '#server/areas/accounts/factors/commands/totp.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { DEMO_ADMINS, demoSecret } from './demo-authenticators.ts';

export const devAuthenticatorRoutes = [
  handle(devAuthenticatorEndpoints.getDevAuthenticator, async ({ context, reply }) => {
    if (context.config.is_production) throw new Problem('not_found', 'There’s nothing at this address.');
    reply.header('cache-control', 'no-store');
    const now = context.now();
    return {
      codes: DEMO_ADMINS.map(({ email }) => ({ email, code: codeAt(demoSecret(email), stepAt(now)) })),
      seconds_left: TOTP_PERIOD_SECONDS - (Math.floor(now.getTime() / 1000) % TOTP_PERIOD_SECONDS),
    };
  }),
];
