import type { KyselyPlugin, UnknownRow } from 'kysely';

/** Our drivers answer timestamps as text; better-auth compares them as `Date`, and text would never be too old. */
export const datesForBetterAuth: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(withDates) }),
};

function withDates(row: UnknownRow): UnknownRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
