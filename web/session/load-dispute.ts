import { redirect } from '@tanstack/react-router';
import { disputeOptions, disputeStartOptions } from '../components/disputes/dispute-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';

/** The loader of the page of a dispute. Work that is not there, or is somebody else's, leads home. */
export async function loadDispute(
  context: RouterContext,
  { id, home }: { id: string; home: string },
): Promise<void> {
  const queries = getQueryClient(context);
  const start = await queries.fetchQuery(disputeStartOptions(context.api, id)).catch(leadTo(home));
  const [latest] = start.disputes;
  if (latest) await queries.fetchQuery(disputeOptions(context.api, latest.id));
}

function leadTo(home: string) {
  return (cause: { code?: string }): never => {
    if (cause.code === 'not_found' || cause.code === 'invalid_input') {
      throw redirect({ href: home, replace: true });
    }
    throw cause;
  };
}
