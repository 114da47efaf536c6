import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

export const devAuthenticator = z
  .object({
    codes: z.array(z.object({ email: z.string(), code: z.string() })).max(10),
    seconds_left: z.number().int(),
  })
  .meta({ id: 'DevAuthenticator' });
export type DevAuthenticator = z.infer<typeof devAuthenticator>;

export const devAuthenticatorEndpoints = endpoints({
  getDevAuthenticator: {
    method: 'GET',
    url: '/api/dev/authenticator',
    access: 'everyone',
    summary: "Get the demo admins' current codes; never in production",
    response: devAuthenticator,
  },
});
