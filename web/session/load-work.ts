import { redirect } from '@tanstack/react-router';
import type { BusinessView, Collaboration } from '../api/generated/types.gen.ts';
import { workOptions } from '../components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';
import { viewBusiness } from './viewed-business.ts';

/** The loader of the page of a creator's work. Work that is not there leads to the applications. */
export function loadOwnWorkPage(context: RouterContext, id: string): Promise<Collaboration> {
  return findWork(context, id, '/creator/applications');
}

/** The loader of a review; it stands under the campaign the work belongs to. */
export async function loadReview(
  context: RouterContext,
  { id, identifier, as }: { id: string; identifier: string; as?: string | undefined },
): Promise<{ viewed: BusinessView | null }> {
  const viewed = await viewBusiness(context, as);
  const { campaign } = await findWork(context, id, '/business/campaigns');
  if (identifier !== campaign.identifier && identifier !== campaign.id) {
    throw redirect({ href: `/business/campaigns/${campaign.identifier}/work/${id}`, replace: true });
  }
  return { viewed };
}

/** The short address in mails: it knows the work alone, and leads to where its campaign has it. */
export async function leadToReview(context: RouterContext, id: string, search: string): Promise<never> {
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

/** What an address can ask for that no work answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];
