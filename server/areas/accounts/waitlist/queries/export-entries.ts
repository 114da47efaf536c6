import { Readable } from 'node:stream';
import type { WaitlistFilters } from '#contract/accounts/waitlist-admin.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { csvRows } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { selectEntries } from './list-entries.ts';

const AT_ONCE = 1_000;
const HEADER = ['Email', 'City', 'Role', 'Status', 'Joined at'];

/** The filtered list as CSV. It is read and sent in parts, because a list has no upper limit. */
export function exportEntries({ db, now }: Pick<Context, 'db' | 'now'>, filters: WaitlistFilters): Download {
  const rows = Readable.from(csvParts(db, filters));
  return new Download(`bizmeet-waitlist-${newYorkDate(now())}`, 'csv', rows);
}

async function* csvParts(db: Database, filters: WaitlistFilters): AsyncGenerator<string> {
  yield csvRows([HEADER]);
  for (let after: string | undefined; ; ) {
    const rows = await selectEntries(db, filters, after).limit(AT_ONCE).execute();
    yield csvRows(
      rows.map(({ email, city_name, role, status, created_at }) => [
        email,
        city_name,
        role ?? '',
        status,
        created_at,
      ]),
    );
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}
