import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import type { ExportRow } from '../export-query.ts';
import { readFilters } from './read-filters.ts';
import { SOURCES } from './sources.ts';

/** A part of 2,000 rows is a file of some 300 kB. */
const ROWS_A_PART = 2_000;

export async function readPart(context: Pick<Context, 'db' | 'now'>, row: ExportRow) {
  const { list, first_day, last_day, cursor } = row;
  const filters = readFilters(list, row.filters as Record<string, string>);
  const range = {
    from: first_day && newYorkInstant(first_day, 0).toISOString(),
    until: last_day && newYorkInstant(addDays(last_day, 1), 0).toISOString(),
  };
  const wanted = { range, cursor: cursor ?? undefined, limit: ROWS_A_PART };
  const { header, read } = SOURCES[list];
  return { header: [...header], ...(await read(context, filters, wanted)) };
}
