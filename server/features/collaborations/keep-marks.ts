import type { z } from 'zod';
import type { reviewMark } from '#contract/collaborations.ts';
import { briefLines } from '#domain/brief-lines.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldWork } from './hold-work-of.ts';

/** Keeps what the business ticked off while it looked; each line once, and only lines there are. */
export async function keepMarks(
  tx: Tx,
  { held, one }: HeldWork,
  marks: readonly z.output<typeof reviewMark>[],
): Promise<void> {
  const lines = briefLines(held.contract.brief).length;
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
