import type { AdminList } from '#domain/admin/lists.ts';
import { Problem } from '#server/platform/errors.ts';
import { SOURCES } from './sources.ts';

/** The filters as the list itself reads them. What it doesn't know is refused, so that no file holds more than was asked for. */
export function readFilters(list: AdminList, given: Record<string, string>): object {
  const { filters } = SOURCES[list];
  const read = filters.safeParse(given);
  if (!read.success || Object.keys(given).some((name) => !(name in read.data))) {
    throw new Problem('invalid_input', 'This list has no such filter. Reload the page and export it again.');
  }
  return read.data;
}
