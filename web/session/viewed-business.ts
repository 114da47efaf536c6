import { redirect } from '@tanstack/react-router';
import { homeOf } from '#domain/access.ts';
import type { BusinessView } from '../api/generated/types.gen.ts';
import type { RouterContext } from '../router-context.ts';

/** What an address can ask for that no business answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];

/**
 * The business an admin looks at; null for everybody else, whatever the address says. Every look is written down.
 * An address without a business leads where it leads without `?as=`.
 */
export async function viewBusiness(
  { api, auth }: RouterContext,
  id: string | undefined,
): Promise<BusinessView | null> {
  const { user } = auth.getState();
  if (id === undefined || user?.role !== 'admin') return null;
  const client = await import('../api/generated/sdk.gen.ts');
  const { data, error } = await client.viewBusiness({ ...api, path: { id } });
  if (data !== undefined) return data;
  if (NO_SUCH.includes(error.code)) throw redirect({ href: homeOf(user), replace: true });
  throw error;
}
