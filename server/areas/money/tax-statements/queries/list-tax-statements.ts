import { sql } from 'kysely';
import type { TaxStatementPage, TaxStatementQuery } from '#contract/money/tax-statements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { displayName } from '#domain/format/display-name.ts';
import { TAX_FORM_NAMES, type TaxStatementFilter } from '#domain/money/tax-forms.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dollars, toCutCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';

/** In the order in which they were made. */
export async function listTaxStatements(
  db: Database,
  { year, filter, cursor, limit }: TaxStatementQuery & { year: number },
): Promise<TaxStatementPage> {
  const after = readCursor(cursor);
  const rows = await selectRows(db, year, filter)
    .$if(after !== null, (query) => query.where('s.id', '>', after?.[1] ?? ''))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { statements: page.map(present), next_cursor };
}

const MOST_ROWS = 5_000;
const HEADER = ['Creator', 'Form', 'Paid out', 'Revision', 'Status', 'W-9', 'Delivery', 'In the file since'];

/** The list as CSV. It has no taxpayer numbers, not even their last digits. */
export async function exportTaxStatements(
  db: Database,
  { year, filter }: { year: number; filter: TaxStatementFilter },
): Promise<Download> {
  const rows = await selectRows(db, year, filter)
    .limit(MOST_ROWS + 1)
    .execute();
  const lines = rows
    .map(present)
    .map((row) => [
      row.creator_name,
      TAX_FORM_NAMES[row.form],
      dollars(row.paid_cents),
      row.revision,
      row.is_current ? (row.is_withdrawn ? 'Withdrawn' : 'Current') : 'Replaced',
      row.has_w9 ? 'On file' : 'Missing',
      row.is_electronic ? 'Electronic' : 'Paper',
      row.filed_at && newYorkDate(new Date(row.filed_at)),
    ]);
  return new Download(`bizmeet-tax-statements-${year}`, 'csv', toCutCsv(HEADER, lines, MOST_ROWS));
}

function selectRows(db: Database, year: number, filter: TaxStatementFilter) {
  return db
    .selectFrom('tax_statements as s')
    .innerJoin('creators as c', 'c.id', 's.creator_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('profiles as p', 'p.user_id', 'c.user_id')
    .leftJoin('w9s as w', 'w.creator_id', 's.creator_id')
    .leftJoin('tax_reminders as r', (join) =>
      join.onRef('r.creator_id', '=', 's.creator_id').onRef('r.year', '=', 's.year'),
    )
    .select(['s.id', 's.creator_id', 's.revision', 's.form', 's.paid_cents', 's.is_current'])
    .select(['s.is_withdrawn', 's.has_w9', 's.filed_at', 's.created_at', 'u.email', 'p.full_name'])
    .select([
      sql<boolean>`(s.has_w9 and w.electronic_since is not null)`.as('is_electronic'),
      sql<number>`coalesce(r.sent_count, 0)`.as('reminder_count'),
    ])
    .where('s.year', '=', year)
    .$if(filter !== 'all' && filter !== 'corrected', (query) => query.where('s.is_current', '=', true))
    .$if(filter === 'missing', (query) =>
      query.where('s.has_w9', '=', false).where('s.is_withdrawn', '=', false),
    )
    .$if(filter === 'corrected', (query) => query.where('s.revision', '>', 1))
    .orderBy('s.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function present({ email, full_name, ...row }: Row) {
  return { ...row, creator_name: displayName({ email, full_name }) };
}
