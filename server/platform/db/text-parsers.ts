/**
 * Both drivers return timestamps as ISO text. A `Date` would be exact enough, but building one for each row halves
 * the speed of the feed, and JSON needs text anyway.
 */
const TIMESTAMPTZ = 1184;
const DATE = 1082;
const INT8 = 20;

export const TEXT_PARSERS: Record<number, (value: string) => unknown> = {
  [TIMESTAMPTZ]: isoInstant,
  [DATE]: (value) => value,
  [INT8]: Number,
};

/** Sessions run in UTC, so PostgreSQL prints `2026-06-10 16:00:00.123+00`. */
function isoInstant(value: string): string {
  return `${value.slice(0, 10)}T${value.slice(11).replace('+00', 'Z')}`;
}
