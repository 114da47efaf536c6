/** The bytes from `start` up to and including `end`. */
export interface KnownRange {
  start: number;
  end: number;
}

/**
 * The range that a Range header requests of a file of this size: null for the entire file, `unsatisfiable` beyond its end.
 * A request for several ranges gets the entire file, which the standard allows.
 */
export function readRange(header: string | undefined, size: number): KnownRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
