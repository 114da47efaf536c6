import type { z } from 'zod';
import type { briefMark } from '#contract/work/deliverables.ts';
import { briefLines } from '#domain/work/brief-lines.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedWork } from './lock-work-of.ts';

/** Saves the lines of the brief the business ticked off, each once and only existing ones. */
export async function keepMarks(
  tx: Tx,
  { locked, one }: LockedWork,
  marks: readonly z.output<typeof briefMark>[],
): Promise<void> {
  const lines = briefLines(locked.contract.brief).length;
  if (marks.some(({ brief_line }) => brief_line > lines)) {
    throw new Problem('invalid_input', `The brief has ${lines} lines.`);
  }
  const each = [...new Map(marks.map((mark) => [mark.brief_line, mark])).values()];
  await tx
    .updateTable('submissions')
    .set({ marks: JSON.stringify(each) })
    .where('deliverable_id', '=', one.id)
    .where('version', '=', one.version)
    .execute();
}
