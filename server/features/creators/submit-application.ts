import type { CreatorApplication, Submission } from '#contract/creators.ts';
import { AGREEMENTS } from '#domain/application-steps.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator } from './hold-own-creator.ts';
import { moveCreator } from './move-creator.ts';

/** Sends a complete application. Of one that is not, it says what is missing and at which stop. */
export async function submitApplication(
  context: Context,
  userId: string,
  agreed: Submission,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdOwnCreator(tx, context, userId);
    const { missing } = await getApplication({ db: tx }, userId);
    const fields = [
      ...missing.map(({ step, requirement, message }) => ({ path: `${step}.${requirement}`, message })),
      ...Object.entries(AGREEMENTS)
        .filter(([name]) => !agreed[name as keyof Submission])
        .map(([name, message]) => ({ path: `send.${name}`, message })),
    ];
    if (fields.length > 0) throw new Problem('invalid_input', 'Something is still missing.', fields);
    await moveCreator(tx, context, { creator_id: held.id, move: 'submit' });
  });
  return getApplication(context, userId);
}
