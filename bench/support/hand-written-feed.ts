import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pg } from '#server/platform/db/pg.ts';

/** The tables are the product's. The indexes are those a careful engineer adds for these four orders and filters. */
export const HAND_WRITTEN_INDEXES = [
  `create index peer_newest on campaigns (published_at desc, id desc) include (business_id, location_id) where status = 'live'`,
  `create index peer_payout on campaigns (creator_payout_cents desc nulls last, id desc) include (business_id, location_id) where status = 'live'`,
  `create index peer_deadline on campaigns ((coalesce(application_deadline, 'infinity')), id) include (business_id, location_id) where status = 'live'`,
  `create index peer_shop on campaigns (business_id, published_at desc) where status = 'live'`,
  `create index peer_place on campaigns (location_id, (coalesce(application_deadline, 'infinity'))) where status = 'live'`,
  `create index peer_industry on businesses (industry, id)`,
  `create index peer_neighborhood on business_locations (neighborhood_id, id)`,
];

interface Query {
  sort_by?: string;
  industry?: string;
  min_payout_cents?: string;
  neighborhoods?: string | string[];
  content_types?: string;
}

interface Row {
  id: string;
  card: object;
  status: string | null;
  bookmark: string | null;
}

/**
 * The list without our product, the way one writes it by hand: Fastify, pg and prepared SQL. It looks up the reader's session, and
 * answers with 24 open campaigns, the reader's marks on them and their number up to 500.
 */
export async function serveHandWrittenFeed(url: string, clients: number) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const app = Fastify();
  app.get<{ Querystring: Query }>('/', async (request, reply) => {
    const token = request.headers['x-session'];
    const { rows: readers } = await pool.query(prepared(READER, [token]));
    const [reader] = readers;
    if (reader === undefined) return reply.code(401).send();
    const { text, values } = conditionsOf(request.query);
    const order = ORDERS[request.query.sort_by ?? 'newest'] ?? ORDERS.newest;
    const [page, count] = await Promise.all([
      pool.query<Row>(prepared(pageOf(text, order), [reader.id, ...values])),
      pool.query<{ count: number }>(prepared(countOf(text), values)),
    ]);
    const campaigns = page.rows.slice(0, 24);
    return {
      campaigns: campaigns.map(({ card, status, bookmark }) => ({
        ...card,
        has_applied: status !== null,
        application_status: status,
        is_saved: bookmark === 'saved',
      })),
      next_cursor: page.rows.length > 24 ? campaigns.at(-1)?.id : null,
      found_count: count.rows[0]?.count,
    };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}

const names = new Map<string, string>();

/** PostgreSQL cuts long names off, so statements are numbered. */
function prepared(text: string, values: unknown[]) {
  const name = names.get(text) ?? `statement ${names.size}`;
  names.set(text, name);
  return { name, text, values };
}

const READER = `
  select k.id, u.email, p.role, p.account_status
  from sessions s
  join users u on u.id = s.user_id
  join profiles p on p.user_id = u.id
  join creators k on k.user_id = u.id
  where s.token = $1 and s.expires_at > now()`;

const ORDERS: Record<string, string> = {
  newest: 'c.published_at desc, c.id desc',
  highest_payout: 'c.creator_payout_cents desc nulls last, c.id desc',
  deadline_soon: `coalesce(c.application_deadline, 'infinity'), c.id`,
};

const OPEN = `c.status = 'live' and coalesce(c.application_deadline, 'infinity') >= current_date`;

const FROM = `
  from campaigns c
  join businesses b on b.id = c.business_id
  left join business_locations l on l.id = c.location_id
  left join neighborhoods n on n.id = l.neighborhood_id`;

/** Only what is asked for is in the statement, so that PostgreSQL can plan it well. `$0` stands for the next value. */
function conditionsOf(query: Query): { text: string; values: unknown[] } {
  const asked: [string, unknown][] = [];
  if (query.industry) asked.push(['b.industry = $0', query.industry]);
  if (query.min_payout_cents) asked.push(['c.creator_payout_cents >= $0', Number(query.min_payout_cents)]);
  if (query.neighborhoods)
    asked.push([
      'l.neighborhood_id in (select id from neighborhoods where slug = any($0::text[]))',
      [query.neighborhoods].flat(),
    ]);
  if (query.content_types)
    asked.push([
      `exists (select from campaign_deliverables d where d.campaign_id = c.id and d.kind like $0)`,
      `${query.content_types}\\_%`,
    ]);
  return {
    text: asked.map(([condition]) => ` and ${condition}`).join(''),
    values: asked.map(([, value]) => value),
  };
}

/** The values of the conditions begin at `first`. */
function numbered(text: string, first: number): string {
  let at = first;
  return text.replaceAll('$0', () => `$${at++}`);
}

function pageOf(conditions: string, order: string | undefined): string {
  return `
    select c.id, a.status, k.kind as bookmark, json_build_object(
      'id', c.id, 'public_id', c.public_id, 'slug', c.slug, 'title', c.title, 'description', c.description,
      'published_at', c.published_at, 'business_id', c.business_id, 'business_name', b.business_name,
      'business_slug', b.slug, 'industry', b.industry, 'location_neighborhood', n.neighborhood_name,
      'borough', n.borough, 'application_deadline', c.application_deadline, 'slots', c.funded_slots,
      'spots_left', c.funded_slots - c.taken_slots, 'creator_payout_cents', c.creator_payout_cents,
      'package_deliverables', (
        select json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order)
        from campaign_deliverables d where d.campaign_id = c.id)
    ) as card
    ${FROM}
    left join applications a on a.campaign_id = c.id and a.creator_id = $1
    left join campaign_bookmarks k on k.campaign_id = c.id and k.creator_id = $1
    where ${OPEN}${numbered(conditions, 2)}
    order by ${order} limit 25`;
}

function countOf(conditions: string): string {
  return `select count(*)::int as count from (select ${FROM} where ${OPEN}${numbered(conditions, 1)} limit 500) found`;
}
