import { monthWords } from '#domain/format/new-york-time.ts';

/** "2026" as it is, and "2026-06" as "June 2026". */
export function periodWords(period: string): string {
  return period.length === 4 ? period : monthWords(period);
}
