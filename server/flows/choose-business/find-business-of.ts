import { type RawBuilder, sql } from 'kysely';
import { BUSINESS_PARAM } from '#domain/businesses/business-links.ts';
import { readParam } from '#domain/format/query.ts';
import { UUID } from '#domain/format/uuid.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Asked {
  user_id: string;
  /** Of two campaigns with the same address, the one of this business is meant. */
  chosen_id: string | null;
}

/**
 * The business an address in the business area belongs to: the one it names, or the one of its record. Null if it
 * belongs to none of the account's businesses, or to any of them.
 */
export async function findBusinessOf(
  db: Database,
  { user_id, chosen_id }: Asked,
  href: string,
): Promise<string | null> {
  const wanted = readAddress(href, user_id);
  if (wanted === null) return null;
  const { rows } = await sql<{ business_id: string }>`
    select r.business_id from (${wanted}) as r
    join business_members m on m.business_id = r.business_id and m.user_id = ${user_id} and m.status = 'active'
    order by coalesce(r.business_id = ${chosen_id}::uuid, false) desc, m.created_at, m.id limit 1`.execute(
    db,
  );
  return rows[0]?.business_id ?? null;
}

function readAddress(href: string, userId: string): RawBuilder<unknown> | null {
  const [path = '', search = ''] = href.split('#', 1)[0]?.split('?', 2) ?? [];
  const named = readParam(search, BUSINESS_PARAM);
  if (named !== null && UUID.test(named)) return sql`select ${named}::uuid as business_id`;
  const [, , place, first, second, third] = path.split('/');
  if (place === 'campaigns' && second === 'work') return record('collaborations', third);
  if (place === 'campaigns' && first !== undefined && first !== 'new') {
    if (UUID.test(first)) return record('campaigns', first);
    return sql`select c.business_id from business_members o
      join campaigns c on c.business_id = o.business_id and c.slug = ${decodeSlug(first)}
      where o.user_id = ${userId} and o.status = 'active'`;
  }
  if (place === 'work') return record('collaborations', first);
  if (place === 'receipts') return record('fundings', first);
  if (place === 'messages') return record('conversations', first);
  if (place === 'quotes') return ofQuote(readParam(search, 'quote'));
  return null;
}

function record(table: string, id: string | undefined): RawBuilder<unknown> | null {
  if (id === undefined || !UUID.test(id)) return null;
  return sql`select business_id from ${sql.table(table)} where id = ${id}::uuid`;
}

function ofQuote(id: string | null): RawBuilder<unknown> | null {
  if (id === null || !UUID.test(id)) return null;
  return sql`select c.business_id from quotes q join applications a on a.id = q.application_id
    join campaigns c on c.id = a.campaign_id where q.id = ${id}::uuid`;
}

function decodeSlug(part: string): string {
  try {
    return decodeURIComponent(part).slice(0, 200);
  } catch {
    return '';
  }
}
