import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { Span } from './read-statement.ts';

/** A month in New York, as in "2026-06". */
export function spanOfMonth(month: string): Span {
  const year = Number(month.slice(0, 4));
  const nth = Number(month.slice(5));
  const next = nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`;
  return { from: newYorkInstant(`${month}-01`, 0), until: newYorkInstant(`${next}-01`, 0) };
}

export function spanOfYear(year: string): Span {
  return {
    from: newYorkInstant(`${year}-01-01`, 0),
    until: newYorkInstant(`${Number(year) + 1}-01-01`, 0),
  };
}
