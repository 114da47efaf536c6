import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Ranged } from '#server/platform/db/time-range.ts';

export type Cells = (string | number | null)[];

export interface Part {
  rows: Cells[];
  next_cursor: string | null;
}

/** What a part is read with: the filters of the list, the range, and where the part begins. */
interface Wanted extends Ranged {
  cursor: string | undefined;
  limit: number;
}

/**
 * A list that can be exported: its columns, its filters and its rows by creation, newest first. That order never
 * changes, so a row is neither skipped nor repeated while the file is written.
 */
export interface Source<Filters extends z.ZodType<object> = z.ZodType<object>> {
  header: readonly string[];
  filters: Filters;
  read(context: Pick<Context, 'db' | 'now'>, filters: z.output<Filters>, wanted: Wanted): Promise<Part>;
}

/** Keeps the type of the filters within the source. */
export function source<Filters extends z.ZodType<object>>(one: Source<Filters>): Source {
  return one as unknown as Source;
}
