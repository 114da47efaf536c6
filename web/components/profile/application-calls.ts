import type {
  ApplicationChange,
  ApplicationFields,
  CreatorApplication,
  CreatorRate,
} from '#contract/creators/profiles.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { isSignedOut, NOT_AUTHENTICATED } from '#web/session/session-lost.ts';

export type ApplicationCalls = ReturnType<typeof applicationCalls>;

/** The calls of loaders and the autosave store about a creator's profile. Each returns the full profile. */
export function applicationCalls(api: ApiReach) {
  return {
    get: () => asUser(call(api, 'GET /api/creator-application')),
    begin: (body: ApplicationFields = {}) => asUser(call(api, 'POST /api/creator-application', { body })),
    change: (body: ApplicationChange) =>
      asUser(call(api, 'PATCH /api/creator-application', { body, keepalive: true })),
    setRates: (body: { version: number; rates: CreatorRate[] }) =>
      asUser(call(api, 'PUT /api/creator-application/rates', { body, keepalive: true })),
  };
}

/**
 * A signed-out user gets the same message for every action. Refusals are shown by the page; server failures are also
 * logged.
 */
async function asUser(asked: Promise<CreatorApplication>): Promise<CreatorApplication> {
  try {
    return await asked;
  } catch (cause) {
    if (isSignedOut(cause)) throw new Error(NOT_AUTHENTICATED, { cause });
    if (isServerError(cause)) logFailure('Failed to reach the profile', cause);
    throw cause;
  }
}

function isServerError(cause: unknown): boolean {
  return ((cause as { status?: number } | null)?.status ?? 0) >= 500;
}
