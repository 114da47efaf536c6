import { sql } from 'kysely';
import type { AdminBusinessesQuery, AdminBusinessRow } from '#contract/businesses/admin.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

type Filters = Pick<AdminBusinessesQuery, 'search' | 'industry' | 'setup'> & Ranged;

/** Each has an index. */
const ORDERS: Record<NonNullable<AdminBusinessesQuery['sort']>, Pick<Order, 'value'>> = {
  joined: {},
  name: { value: sql`lower(businesses.business_name) collate "C"` },
};

export async function listBusinesses(
  db: Database,
  { sort = 'joined', direction = 'desc', cursor, limit, ...filters }: AdminBusinessesQuery & Ranged,
) {
  const order = { ...ORDERS[sort], id: sql.ref('businesses.id'), direction };
  const rows = await inOrder(selectBusinesses(db, filters), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  return { businesses: page, next_cursor, counts: cursor ? null : await countBusinesses(db, filters) };
}

async function countBusinesses(db: Database, filters: Filters) {
  const industries = await db.selectFrom('industries').select('slug').execute();
  const choices = { industry: industries.map(({ slug }) => slug), setup: ['open', 'done'] as const };
  return countChoices(db, filters, choices, selectBusinesses);
}

function selectBusinesses(db: Database, { search, industry, setup, range }: Filters) {
  return businessRows(db)
    .$if(range !== undefined, (rows) => rows.where(isWithin(sql`businesses.created_at`, range)))
    .$if(isSearch(search), (rows) => rows.where(isNamed(search ?? '')))
    .$if(industry !== undefined, (rows) => rows.where('businesses.industry', '=', industry ?? ''))
    .$if(setup === 'open', (rows) => rows.where('setup.business_id', 'is not', null))
    .$if(setup === 'done', (rows) => rows.where('setup.business_id', 'is', null));
}

/** Shared by the list and the single record. A row in `setup` is an onboarding that was not finished. */
export function businessRows(db: Database) {
  return db
    .selectFrom('businesses')
    .leftJoin('industries', 'industries.slug', 'businesses.industry')
    .leftJoin('users', 'users.id', 'businesses.owner_id')
    .leftJoin('profiles', 'profiles.user_id', 'businesses.owner_id')
    .leftJoin('business_onboardings as setup', (join) =>
      join.onRef('setup.business_id', '=', 'businesses.id').on('setup.completed_at', 'is', null),
    )
    .select(['businesses.id', 'businesses.business_name', 'businesses.slug', 'businesses.industry'])
    .select(['industries.name as industry_name', 'businesses.created_at'])
    .select(sql<boolean>`setup.business_id is null`.as('is_set_up'))
    .select(['profiles.last_login_at as owner_signed_in_at', LIVE_CAMPAIGNS, HELD, PAID_IN])
    .select(
      sql<AdminBusinessRow['owner']>`case when users.id is not null then json_build_object(
        'id', users.id, 'email', users.email, 'full_name', profiles.full_name,
        'account_status', coalesce(profiles.account_status, 'active')) end`.as('owner'),
    )
    .select((eb) =>
      eb
        .selectFrom('business_locations')
        .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
        .select((name) =>
          name.fn
            .coalesce('neighborhoods.neighborhood_name', 'business_locations.neighborhood')
            .as('neighborhood'),
        )
        .whereRef('business_locations.business_id', '=', 'businesses.id')
        .where('business_locations.archived_at', 'is', null)
        .orderBy('business_locations.is_primary', 'desc')
        .orderBy('business_locations.id')
        .limit(1)
        .as('neighborhood'),
    );
}

function isNamed(text: string) {
  const business = beginsWith(sql`lower(businesses.business_name)`, text);
  return sql<boolean>`(${business} or businesses.owner_id in ${usersNamed(text)})`;
}

const LIVE_CAMPAIGNS = sql<number>`(
  select count(*)::int from campaigns c where c.business_id = businesses.id and c.status = 'live'
)`.as('live_campaign_count');

const HELD = sql<number>`(
  select coalesce(sum(l.balance_cents), 0)::bigint from campaigns c
  join ledger_accounts l on l.account in ('campaign:' || c.id || ':held', 'campaign:' || c.id || ':fees_held')
  where c.business_id = businesses.id
)`.as('held_cents');

const PAID_IN = sql<number>`(
  select coalesce(sum(f.total_cents - f.refunded_cents), 0)::bigint from fundings f
  where f.business_id = businesses.id and f.status = 'paid'
)`.as('paid_in_cents');
