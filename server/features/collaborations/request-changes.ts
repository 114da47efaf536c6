import type { z } from 'zod';
import type { changesAsked } from '#contract/collaborations.ts';
import type { Account } from '#domain/access.ts';
import { briefLines } from '#domain/brief-lines.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { followWork } from './follow-work.ts';
import { type HeldWork, holdWorkOf } from './hold-work-of.ts';
import { keepMarks } from './keep-marks.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { requireVersion } from './require-version.ts';
import { tellOfWork } from './tell-of-work.ts';

type Asked = z.output<typeof changesAsked>;

/** The business asks for another version, each change resting on a line of the brief as it was agreed. */
export async function requestChanges(
  context: Context,
  account: Account,
  deliverable_id: string,
  asked: Asked,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await holdWorkOf(tx, account, deliverable_id, 'business');
    const { held, one } = work;
    requireVersion(asked.version, one);
    if (one.status === 'changes_requested') return;
    requireRound(work);
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, held, one, { move: 'request_changes', ...mover });
    await writeChanges(tx, work, asked.changes, context.now());
    await keepMarks(tx, work, asked.marks);
    await followWork(tx, context, held.id, mover);
    await tellOfWork(tx, context, { held, one: moved, news: 'changes_asked' });
  });
}

function requireRound({ held, one }: HeldWork): void {
  const { change_rounds } = held.contract.timers;
  if (one.status !== 'submitted' || one.rounds_used < change_rounds) return;
  throw new Problem(
    'conflict',
    change_rounds === 0
      ? 'No rounds of changes were agreed. Approve it, or open a dispute.'
      : 'All rounds of changes are used up. Approve it, or open a dispute.',
  );
}

async function writeChanges(
  tx: Tx,
  { held, one }: HeldWork,
  changes: Asked['changes'],
  now: Date,
): Promise<void> {
  const lines = new Map(briefLines(held.contract.brief).map(({ line, text }) => [line, text]));
  const submission = await tx
    .selectFrom('submissions')
    .select('id')
    .where('deliverable_id', '=', one.id)
    .where('version', '=', one.version)
    .executeTakeFirstOrThrow();
  if (new Set(changes.map(({ brief_line }) => brief_line)).size !== changes.length) {
    throw new Problem('invalid_input', 'Put what concerns one line of the brief into one change.');
  }
  const rows = changes.map((change) => {
    const brief_text = lines.get(change.brief_line);
    if (brief_text === undefined) {
      throw new Problem('invalid_input', `The brief has ${lines.size} lines. A change rests on one of them.`);
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
