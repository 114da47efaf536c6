import type { BulkDecision } from '#contract/applicants.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { decideApplication } from './decide-application.ts';

/** The same decision on many, each in a transaction of its own: one that fails stops no other. */
export async function decideMany(
  context: Context,
  admin_id: string,
  { creator_ids, decision, reason, note }: BulkDecision,
) {
  const results = [];
  for (const creator_id of new Set(creator_ids)) {
    try {
      const { status } = await decideApplication(context, {
        admin_id,
        creator_id,
        decision,
        reason,
        note,
        items: [],
      });
      results.push({ creator_id, status, problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ creator_id, status: null, problem: cause.message });
    }
  }
  return { results };
}
