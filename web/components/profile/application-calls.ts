import type {
  ApplicationChange,
  ApplicationFields,
  CreatorApplication,
  CreatorRate,
  Submission,
} from '#contract/creators.ts';
import * as client from '#web/api/generated/sdk.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { isSignedOut } from '#web/session/session-lost.ts';

export const NOT_AUTHENTICATED = 'User not authenticated';

export type ApplicationCalls = ReturnType<typeof applicationCalls>;

/** What creators do to their own profile. Each answers with all of it as it is then. */
export function applicationCalls(api: ApiReach) {
  const reach = { ...api, throwOnError: true as const };
  return {
    get: () => asUser(client.getApplication(reach)),
    begin: (body: ApplicationFields = {}) => asUser(client.beginApplication({ ...reach, body })),
    change: (body: ApplicationChange) =>
      asUser(client.changeApplication({ ...reach, body: body as never, keepalive: true })),
    setRates: (body: { updated_at: string; rates: CreatorRate[] }) =>
      asUser(client.setRates({ ...reach, body, keepalive: true })),
    addLink: (url: string) => asUser(client.addPortfolioLink({ ...reach, body: { url } })),
    orderLinks: (ids: string[]) => asUser(client.orderPortfolioLinks({ ...reach, body: { ids } })),
    removeLink: (id: string) => asUser(client.removePortfolioLink({ ...reach, path: { id } })),
    submit: (body: Submission) => asUser(client.submitApplication({ ...reach, body })),
  };
}

/**
 * Whoever is no longer signed in reads the same words whatever they tried. A refusal is an answer for the page to show;
 * what the server could not do is logged as well.
 */
async function asUser(call: Promise<{ data: unknown }>): Promise<CreatorApplication> {
  try {
    return (await call).data as CreatorApplication;
  } catch (cause) {
    if (isSignedOut(cause)) throw new Error(NOT_AUTHENTICATED, { cause });
    if (isServerError(cause)) logFailure('Failed to reach the profile', cause);
    throw cause;
  }
}

function isServerError(cause: unknown): boolean {
  return ((cause as { status?: number } | null)?.status ?? 0) >= 500;
}
