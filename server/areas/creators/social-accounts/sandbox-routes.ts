import { socialSandboxEndpoints } from '#contract/creators/social-sandbox.ts';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { openProvider } from '#server/platform/social/open-provider.ts';
import { answerConsent } from '#server/platform/social/sandbox.ts';

/** The server side of the consent page. Without the sandbox these routes do not exist. */
export const socialSandboxRoutes = [
  handle(socialSandboxEndpoints.getSocialSandbox, async ({ context, params: { platform } }) => {
    requireSandbox(context, platform);
    return { platform };
  }),
  handle(
    socialSandboxEndpoints.answerSocialConsent,
    async ({ context: { config, now, ...context }, params: { platform }, body }) => {
      requireSandbox({ ...context, config, now }, platform);
      return { redirect_to: answerConsent({ config, platform, now }, body) };
    },
  ),
];

function requireSandbox(context: Context, platform: ConnectablePlatform): void {
  if (openProvider(context, platform)?.kind === 'sandbox') return;
  throw new Problem('not_found', 'There’s nothing at this address.');
}
