import { redirect } from '@tanstack/react-router';
import { disputeOptions, disputeStartOptions } from '#web/components/disputes/dispute-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';

/** Loads the page of a dispute. Work that doesn't exist, or belongs to others, redirects home. */
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
