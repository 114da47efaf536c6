import type { CreatorApplication, Submission } from '#contract/creators/profiles.ts';
import { AGREEMENTS } from '#domain/creators/application-steps.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getApplication } from '../queries/get-application.ts';
import { moveCreator } from '../transition.ts';
import { lockOwnCreator } from './lock-own-creator.ts';

/** Sends a complete application. If something is missing, the error names it and its step. */
export async function submitApplication(
  context: Context,
  userId: string,
  agreed: Submission,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockOwnCreator(tx, context, userId);
    const { missing } = await getApplication({ db: tx }, userId);
    const fields = [
      ...missing.map(({ step, requirement, message }) => ({ path: `${step}.${requirement}`, message })),
      ...Object.entries(AGREEMENTS)
        .filter(([name]) => !agreed[name as keyof Submission])
        .map(([name, message]) => ({ path: `send.${name}`, message })),
    ];
    if (fields.length > 0) throw new Problem('invalid_input', 'Your application isn’t complete yet.', fields);
    await moveCreator(tx, context, locked, { move: 'submit' });
  });
  return getApplication(context, userId);
}
