import { z } from 'zod';
import { Problem } from '#server/platform/errors.ts';

/** A place in a list: the sort value and the id of its last row, so that equal values are neither skipped nor repeated. */
const place = z.tuple([z.string().max(400), z.uuid()]);
export type Place = z.infer<typeof place>;

function writeCursor(last: Place): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

export function readCursor(cursor: string | undefined): Place | null {
  if (!cursor) return null;
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw unknownPlace();
  }
}

/** A cursor that no list ever returned, or one of a list in another order. */
export function unknownPlace(): Problem {
  return new Problem('invalid_input', 'This page of the list no longer exists. Start from the first page.');
}

/** Takes one row more than the page: returns the rows of the page and the cursor of the next one. */
export function cutPage<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last ? writeCursor(placeOf(last)) : null };
}
