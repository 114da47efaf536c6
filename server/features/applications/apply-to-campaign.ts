import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { openQuote } from '../quotes/open-quote.ts';
import type { MovedApplication } from './move-application.ts';
import { type Submission, submitApplication } from './submit-application.ts';

/** Applies, with the other price where one is asked for. Sent twice, the price stands as it was sent first. */
export async function applyToCampaign(
  tx: Tx,
  context: Context,
  submission: Submission,
): Promise<MovedApplication> {
  const { application_id, status } = await submitApplication(tx, context, submission);
  const { quote } = submission;
  if (quote === undefined || status !== 'submitted' || (await hasQuote(tx, application_id))) {
    return { application_id, status };
  }
  await openQuote(tx, context, { application_id, made_by: 'creator', ...quote });
  return { application_id, status };
}

async function hasQuote(tx: Tx, applicationId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['open', 'awaiting_funding'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
