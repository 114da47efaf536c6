import {
  sandboxParams,
  socialConsent,
  socialConsentAnswer,
  socialSandbox,
} from '#contract/social-sandbox.ts';
import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { defineRoute } from '../../http/route.ts';
import { openProvider } from '../../social/open-provider.ts';
import { answerConsent } from '../../social/sandbox.ts';

/** The server side of the consent page. Where the sandbox does not stand in, there is nothing here. */
export const socialSandboxRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/dev/social/:platform',
    access: 'everyone',
    operation: 'getSocialSandbox',
    summary: 'Whether the sandbox stands in for a platform',
    params: sandboxParams,
    response: socialSandbox,
    handle: async ({ context, params: { platform } }) => {
      requireSandbox(context, platform);
      return { platform };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/dev/social/:platform',
    access: 'everyone',
    operation: 'answerSocialConsent',
    summary: 'Allow or refuse on the consent page of the sandbox',
    params: sandboxParams,
    body: socialConsent,
    response: socialConsentAnswer,
    handle: async ({ context: { config, now, ...context }, params: { platform }, body }) => {
      requireSandbox({ ...context, config, now }, platform);
      return { redirect_to: answerConsent({ config, platform, now }, body) };
    },
  }),
];

function requireSandbox(context: Context, platform: ConnectablePlatform): void {
  if (openProvider(context, platform)?.kind === 'sandbox') return;
  throw new Problem('not_found', 'There is nothing at this address.');
}
