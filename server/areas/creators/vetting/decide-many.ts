import type { BulkDecision } from '#contract/creators/vetting.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { decideApplication } from './commands/decide-application.ts';

/** Applies one decision to many applications, each in its own transaction, so a failure doesn't stop the others. */
export async function decideMany(
  context: Context,
  admin_id: string,
  { creator_ids, decision, reason, note, items }: BulkDecision,
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
        items,
      });
      results.push({ creator_id, status, problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ creator_id, status: null, problem: cause.message });
    }
  }
  return { results };
}
