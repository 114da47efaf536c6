import { disputeOptions, disputeStartOptions } from '#web/components/disputes/dispute-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';

/** Loads the page of a dispute. */
export async function loadDispute(context: RouterContext, id: string): Promise<void> {
  const queries = getQueryClient(context);
  const start = await queries.fetchQuery(disputeStartOptions(context.api, id)).catch(denyOthersRecord);
  const [latest] = start.disputes;
  if (latest) await queries.fetchQuery(disputeOptions(context.api, latest.id));
}
