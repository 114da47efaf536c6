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

type Row = Readonly<Record<string, unknown>>;

export interface ExportList {
  name: string;
  /** One page after the other, each read only when it is asked for. */
  pages(): AsyncGenerator<Row[]>;
}

export interface Export {
  summary: Row;
  letters: readonly ExportList[];
  records: readonly ExportList[];
}

/** Everything stored about a person. Memory use doesn't depend on how much that is. */
export async function readExport(context: Context, account: Account): Promise<Export> {
  const whose = await findWhose(context.db, account);
  return {
    summary: myData.parse(await readSummary(context, account)),
    letters: [
      listOf('messages', (page) => exportMessages(context.db, whose.user_id, page)),
      listOf('emails', (page) => exportEmails(context.db, whose.email, page)),
    ],
    records: EXPORT_PLAN.map((section) =>
      listOf(section.table, (page) => readSection(context, section, whose, page)),
    ),
  };
}

function listOf(name: string, read: (page: Page) => Promise<Row[]>): ExportList {
  async function* pages() {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await read({ offset, limit: PAGE });
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
    }
  }
  return { name, pages };
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
