import { sql } from 'kysely';
import {
  FOLLOWER_STEPS,
  LEAST_DEADLINES,
  ON_TIME_STEPS,
  PRICE_STEPS_CENTS,
  STAR_STEPS,
} from '#domain/creators/directory.ts';
import { LEAST_RATINGS_FOR_AVERAGE } from '#domain/work/ratings.ts';
import type { Tx } from '#server/platform/db/database.ts';

const AT_ONCE = 500;

/** Brings entries of the directory in line with what changed. False once nothing is left to do. */
export async function refreshChanged(tx: Tx): Promise<boolean> {
  await lockDirectory(tx);
  const { rows } = await sql<{ creator_id: string }>`
    delete from directory_changes
    where id in (select id from directory_changes order by id limit ${AT_ONCE}) returning creator_id`.execute(
    tx,
  );
  await writeEntries(tx, [...new Set(rows.map(({ creator_id }) => creator_id))]);
  return rows.length === AT_ONCE;
}

/** Brings the entry of one creator in line at once. */
export async function refreshEntry(tx: Tx, creatorId: string): Promise<void> {
  await lockDirectory(tx);
  await writeEntries(tx, [creatorId]);
}

/** Of two refreshes at once, the second has to read what the first has written. */
async function lockDirectory(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('directory', 0))`.execute(tx);
}

async function writeEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('directory_entries').where('creator_id', 'in', ids).execute();
  await sql`
    insert into directory_entries (creator_id, neighborhood_id, tags, match_score, approved_at, rating_tenths,
      price_from_cents, on_time_percent, deadline_count, median_rounds, job_count)
    select c.id, c.home_neighborhood_id, ${tags}, ${matchScore}, coalesce(c.decided_at, c.created_at),
      facts.rating_tenths, facts.price_from_cents, facts.on_time_percent, work.deadlines, work.median_rounds, jobs.count
    from creators c
    join profiles p on p.user_id = c.user_id
    left join neighborhoods n on n.id = c.home_neighborhood_id
    cross join lateral (
      select count(*)::int as count, coalesce(sum(stars), 0)::int as stars from ratings
      where creator_id = c.id and side = 'business' and shown_at is not null and hidden_at is null
    ) rated
    cross join lateral (
      select count(*)::int as count from collaborations where creator_id = c.id and status = 'completed'
    ) jobs
    cross join lateral (${workOf}) work
    cross join lateral (
      select case when rated.count >= ${LEAST_RATINGS_FOR_AVERAGE}::int
          then round(rated.stars * 10.0 / rated.count)::int end as rating_tenths,
        case when work.deadlines >= ${LEAST_DEADLINES}::int
          then floor(work.kept * 100.0 / work.deadlines)::int end as on_time_percent,
        (select min(price_cents) from creator_rates where creator_id = c.id) as price_from_cents
    ) facts
    where c.id = any(${ids}::uuid[]) and c.is_listed and c.status in ('approved', 'active')
      and p.role = 'creator' and p.account_status = 'active'`.execute(tx);
}

/**
 * A first version counts as on time if it came by its deadline. Work called off because it was late counts as a missed
 * deadline.
 */
const workOf = sql`
  select count(first.is_kept)::int as deadlines, (count(*) filter (where first.is_kept))::int as kept,
    (percentile_disc(0.5) within group (order by first.rounds) filter (where first.is_approved))::int as median_rounds
  from (
    select d.rounds_used as rounds, d.approved_at is not null as is_approved,
      case when s.id is not null
        then s.submitted_at <= coalesce(s.due_at, (k.contract ->> 'content_due_at')::timestamptz)
        when k.cancel_reason = 'late' then false end as is_kept
    from collaborations k
    join deliverables d on d.collaboration_id = k.id
    left join submissions s on s.deliverable_id = d.id and s.version = 1
    where k.creator_id = c.id
  ) first`;

/** Stars count most. Few ratings count little: everyone starts with the same three. */
const matchScore = sql`(
  round((rated.stars + 12) * 100.0 / (rated.count + 3))::int + least(jobs.count, 20) * 2
  + coalesce(facts.on_time_percent - 80, 0)
  + case when exists (select 1 from social_accounts where creator_id = c.id and followers is not null) then 10 else 0 end)`;

const tags = sql`(
  select coalesce(array_agg(distinct tag), '{}') from (
    select 'in:' || n.borough as tag where n.id is not null
    union all select 'at:' || n.id where n.id is not null
    union all select 'niche:' || niche from creator_niches where creator_id = c.id
    union all select 'speaks:' || code from unnest(c.languages) as code
    union all select 'on:' || platform from social_accounts where creator_id = c.id
    union all
      select unnest(array['on:' || s.platform || ':' || step, 'on:any:' || step])
      from social_accounts s join unnest(${[...FOLLOWER_STEPS]}::int[]) as step
        on coalesce(s.followers, s.claimed_followers) >= step
      where s.creator_id = c.id
    union all
      select 'price:' || step from unnest(${[...PRICE_STEPS_CENTS]}::int[]) as step where facts.price_from_cents <= step
    union all
      select 'stars:' || step from unnest(${[...STAR_STEPS]}::int[]) as step where facts.rating_tenths >= step
    union all
      select 'time:' || step from unnest(${[...ON_TIME_STEPS]}::int[]) as step where facts.on_time_percent >= step
  ) all_tags)`;
