/** The bytes from `start` up to and with `end`. */
export interface KnownRange {
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file of this size: null for all of it, `unsatisfiable` for bytes it does not have.
 * Several ranges at once are answered with the whole, which the standard allows.
 */
export function readRange(header: string | undefined, size: number): KnownRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
