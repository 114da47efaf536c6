import { redirect } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import { homeOf } from '#domain/accounts/access.ts';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';

/** Errors of an address that no business has. */
const NO_SUCH = ['invalid_input', 'not_found'];

/**
 * The business an admin views; null for everyone else, whatever the address says. The server logs each view. An address
 * with an unknown business redirects to itself without `?as=`.
 */
export async function viewBusiness(
  { api, auth }: RouterContext,
  id: string | undefined,
): Promise<Business | null> {
  const { user } = auth.getState();
  if (id === undefined || user?.role !== 'admin') return null;
  return call(api, 'GET /api/businesses/:id', { params: { id } }).catch((cause: { code?: string }) => {
    if (NO_SUCH.includes(cause.code ?? '')) throw redirect({ href: homeOf(user), replace: true });
    throw cause;
  });
}
