import { sql } from 'kysely';
import { myData } from '#contract/flows/data-export.ts';
import type { Account } from '#domain/accounts/access.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { exportEmails, exportMessages, type Page } from './export-letters.ts';
import { EXPORT_PLAN, type Section } from './export-plan.ts';
import { readSummary } from './read-summary.ts';
import type { Whose } from './whose.ts';

const PAGE = 500;

/**
 * Streams everything stored about a person as JSON. Each page of rows is written before the next one is read, so that
 * memory use doesn't depend on the size of the export.
 */
export async function* writeExport(context: Context, account: Account): AsyncGenerator<string> {
  const whose = await findWhose(context.db, account);
  const summary = JSON.stringify(myData.parse(await readSummary(context, account)));
  yield summary.slice(0, -1);
  yield* list(',"messages":', (page) => exportMessages(context.db, whose.user_id, page));
  yield* list(',"emails":', (page) => exportEmails(context.db, whose.email, page));
  yield ',"records":{';
  for (const [at, section] of EXPORT_PLAN.entries()) {
    const name = `${at === 0 ? '' : ','}${JSON.stringify(section.table)}:`;
    yield* list(name, (page) => readSection(context, section, whose, page));
  }
  yield '}}';
}

async function* list(name: string, read: (page: Page) => Promise<object[]>): AsyncGenerator<string> {
  yield `${name}[`;
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ offset, limit: PAGE });
    if (rows.length > 0) {
      const text = rows.map((row) => JSON.stringify(row)).join(',');
      yield offset === 0 ? text : `,${text}`;
    }
    if (rows.length < PAGE) break;
  }
  yield ']';
}

async function readSection(context: Context, { table, columns, where }: Section, whose: Whose, page: Page) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${sql.table(table)} where ${where(whose)}
    order by ${names} limit ${page.limit} offset ${page.offset}`.execute(context.db);
  return table === 'media_files' ? Promise.all(rows.map((row) => withAddress(context, row))) : rows;
}

type SignedRow = Parameters<typeof signFile>[1];

/** Adds a download URL valid for an hour. Files removed from the store have none. */
async function withAddress({ files, now }: Context, row: Record<string, unknown>) {
  if (row.status !== 'ready' || row.objects_removed_at !== null) return { ...row, url: null };
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const { url } = await signFile(
    files,
    { ...(row as unknown as SignedRow), widths: [], has_poster: false },
    expiresAt,
  );
  return { ...row, url };
}

async function findWhose(db: Database, { user_id, email }: Account): Promise<Whose> {
  const creator = await db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  const owned = await db
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute();
  return {
    user_id,
    email,
    creator_id: creator?.id ?? null,
    business_ids: owned.map(({ business_id }) => business_id),
  };
}
