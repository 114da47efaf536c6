import { redirect } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { workOptions } from './work-options.ts';

/** Loads the creator's page of a piece of work. */
export function loadOwnWorkPage(context: RouterContext, id: string): Promise<Collaboration> {
  return findWork(context, id);
}

/** Loads the page that decides on a draft; its address is below the campaign of the work. */
export async function loadApproval(
  context: RouterContext,
  { id, identifier, as }: { id: string; identifier: string; as?: string | undefined },
): Promise<{ viewed: Business | null }> {
  const viewed = await viewBusiness(context, as);
  const { campaign } = await findWork(context, id);
  if (identifier !== campaign.identifier && identifier !== campaign.id) {
    throw redirect({ href: `/business/campaigns/${campaign.identifier}/work/${id}`, replace: true });
  }
  return { viewed };
}

/** Redirects a short address from an email, which has only the work's id, to the address below its campaign. */
export async function redirectToApproval(context: RouterContext, id: string, search: string): Promise<never> {
  const { campaign } = await findWork(context, id);
  const href = `/business/campaigns/${campaign.identifier}/work/${id}${search}`;
  throw redirect({ href, replace: true });
}

function findWork(context: RouterContext, id: string): Promise<Collaboration> {
  return getQueryClient(context).fetchQuery(workOptions(context.api, id)).catch(denyOthersRecord);
}
