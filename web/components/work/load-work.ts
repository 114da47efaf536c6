import { redirect } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { workOptions } from './work-options.ts';

/** Loads the creator's page of a piece of work. Unknown work redirects to the applications. */
export function loadOwnWorkPage(context: RouterContext, id: string): Promise<Collaboration> {
  return findWork(context, id, '/creator/applications');
}

/** Loads a review; its address is below the campaign of the work. */
export async function loadReview(
  context: RouterContext,
  { id, identifier, as }: { id: string; identifier: string; as?: string | undefined },
): Promise<{ viewed: Business | null }> {
  const viewed = await viewBusiness(context, as);
  const { campaign } = await findWork(context, id, '/business/campaigns');
  if (identifier !== campaign.identifier && identifier !== campaign.id) {
    throw redirect({ href: `/business/campaigns/${campaign.identifier}/work/${id}`, replace: true });
  }
  return { viewed };
}

/** Redirects a short address from an email, which has only the work's id, to the address below its campaign. */
export async function redirectToReview(context: RouterContext, id: string, search: string): Promise<never> {
  const { campaign } = await findWork(context, id, '/business/campaigns');
  const href = `/business/campaigns/${campaign.identifier}/work/${id}${search}`;
  throw redirect({ href, replace: true });
}

async function findWork(context: RouterContext, id: string, otherwise: string): Promise<Collaboration> {
  try {
    return await getQueryClient(context).fetchQuery(workOptions(context.api, id));
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (NO_SUCH.includes(code)) throw redirect({ href: otherwise, replace: true });
    throw cause;
  }
}

/** Errors of an address that no work has. */
const NO_SUCH = ['invalid_input', 'not_found'];
