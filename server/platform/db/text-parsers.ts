/**
 * Both drivers hand timestamps out as ISO text. A `Date` would lose nothing at millisecond precision, but
 * building one a row costs the feed half its speed, and JSON wants the text anyway.
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
