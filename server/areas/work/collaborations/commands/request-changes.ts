import type { z } from 'zod';
import type { changesAsked } from '#contract/work/deliverables.ts';
import type { Account } from '#domain/accounts/access.ts';
import { briefLines } from '#domain/work/brief-lines.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { followWork } from './follow-work.ts';
import { keepMarks } from './keep-marks.ts';
import { type LockedWork, lockWorkOf } from './lock-work-of.ts';
import { requireVersion } from './require-version.ts';

type Asked = z.output<typeof changesAsked>;

/** Requests another version. Each change refers to a line of the agreed brief. */
export async function requestChanges(
  context: Context,
  account: Account,
  deliverable_id: string,
  asked: Asked,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await lockWorkOf(tx, account, deliverable_id, 'business');
    const { locked, one } = work;
    requireVersion(asked.version, one);
    if (one.status === 'changes_requested') return;
    requireRound(work);
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, locked, one, { move: 'request_changes', ...mover });
    await writeChanges(tx, work, asked.changes, context.now());
    await keepMarks(tx, work, asked.marks);
    await followWork(tx, context, withDeliverable(locked, moved), mover);
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'changes_asked' });
  });
}

function requireRound({ locked, one }: LockedWork): void {
  const { change_rounds } = locked.contract.timers;
  if (one.status !== 'submitted' || one.rounds_used < change_rounds) return;
  throw new Problem(
    'conflict',
    change_rounds === 0
      ? 'The contract has no rounds of changes. Approve it or open a dispute.'
      : 'You’ve used all rounds of changes. Approve it or open a dispute.',
  );
}

async function writeChanges(
  tx: Tx,
  { locked, one }: LockedWork,
  changes: Asked['changes'],
  now: Date,
): Promise<void> {
  const lines = new Map(briefLines(locked.contract.brief).map(({ line, text }) => [line, text]));
  const submission = await tx
    .selectFrom('submissions')
    .select('id')
    .where('deliverable_id', '=', one.id)
    .where('version', '=', one.version)
    .executeTakeFirstOrThrow();
  if (new Set(changes.map(({ brief_line }) => brief_line)).size !== changes.length) {
    throw new Problem('invalid_input', 'Request only one change for each line of the brief.');
  }
  const rows = changes.map((change) => {
    const brief_text = lines.get(change.brief_line);
    if (brief_text === undefined) {
      throw new Problem('invalid_input', `Tie each change to one of the ${lines.size} lines of the brief.`);
    }
    return {
      id: newId(),
      submission_id: submission.id,
      ...change,
      brief_text: brief_text.slice(0, 600),
      created_at: now.toISOString(),
    };
  });
  await tx.insertInto('change_requests').values(rows).execute();
}
