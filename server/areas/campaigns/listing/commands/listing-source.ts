import { type RawBuilder, sql } from 'kysely';
import { marksOf } from '../bucket-marks.ts';
import { PAYOUT_STEPS_CENTS } from '../payout-steps.ts';

/**
 * Inserts live campaigns into the list and into their buckets. Words have no bucket to read: an index of `campaign_listings`
 * finds them.
 */
export function insertListings(among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with listed as (insert into campaign_listings ${listingSource(among)} returning *),
    marked as materialized (select *, ${marksOf(sql`buckets`)} as marks from listed)
    insert into listing_buckets (bucket, campaign_id, published_at, payout_cents, last_day, content_types, marks)
    select bucket, campaign_id, published_at, payout_cents, last_day, content_types, marks
    from marked cross join lateral unnest(marked.buckets) as bucket
    where bucket not like 'w:%'`;
}

/**
 * Live campaigns as rows of `campaign_listings`, in the order of its columns. Who reads the list is left out of the card:
 * the payout is for creators alone, and what somebody has to do with a campaign is laid over it later.
 */
function listingSource(among: RawBuilder<unknown>): RawBuilder<unknown> {
  const steps = sql`${[...PAYOUT_STEPS_CENTS]}::int[]`;
  return sql`
    select f.campaign_id, f.published_at, f.creator_payout_cents, f.industry, f.neighborhoods,
      array(
        select distinct scope || more
        from unnest(
          array['a'] || ('i:' || f.industry)
          || array(select 'n:' || n from unnest(f.neighborhoods) n)
        ) as scope
        cross join unnest(array[
          '', '@' || f.last_day, '$' || width_bucket(f.payout_cents, ${steps})
        ]) as more
        where scope is not null
        union
        select 'b:' || f.industry || ':' || n from unnest(f.neighborhoods) n where f.industry is not null
        union
        select 'w:' || left(word, 60) from unnest(tsvector_to_array(to_tsvector('english', f.text))) word
      ),
      f.payout_cents, f.last_day, f.content_types, f.card
    from (${facts(among)} offset 0) f`;
}

function facts(among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.id as campaign_id, c.published_at, c.creator_payout_cents, b.industry,
      array(
        select distinct n.slug
        from (
          select c.location_id
          union all
          select location_id from campaign_locations where campaign_id = c.id
        ) place
        join business_locations l on l.id = place.location_id
        join neighborhoods n on n.id = l.neighborhood_id
        where c.fulfilment is null or c.fulfilment = 'visit'
      ) as neighborhoods,
      coalesce(c.creator_payout_cents, 0) as payout_cents,
      coalesce(c.application_deadline, '9999-12-31') as last_day,
      d.content_types,
      concat_ws(' ', c.title, b.business_name, c.description, c.goals,
        array_to_string(c.requirements_do, ' ')) as text,
      json_build_object(
        'id', c.id, 'public_id', c.public_id, 'slug', c.slug, 'title', c.title, 'description', c.description,
        'published_at', to_char(c.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'business_id', c.business_id, 'business_name', b.business_name, 'business_slug', b.slug,
        'industry', b.industry, 'location_neighborhood', place.neighborhood, 'borough', place.borough,
        'application_deadline', c.application_deadline,
        'package_deliverables', d.package_deliverables,
        'slots', c.funded_slots, 'spots_left', greatest(0, c.funded_slots - c.taken_slots)
      )::text as card
    from campaigns c
    join businesses b on b.id = c.business_id
    left join lateral (
      select l.neighborhood, n.borough
      from business_locations l left join neighborhoods n on n.id = l.neighborhood_id
      where l.id = c.location_id and (c.fulfilment is null or c.fulfilment = 'visit')
    ) place on true
    cross join lateral (
      select coalesce(
          json_agg(json_build_object('kind', kind, 'quantity', quantity) order by sort_order, kind), '[]'
        ) as package_deliverables,
        coalesce(bit_or(case split_part(kind, '_', 1)
          when 'instagram' then 1 when 'tiktok' then 2 when 'youtube' then 4 else 8 end), 0)::integer as content_types
      from campaign_deliverables where campaign_id = c.id
    ) d
    where c.status = 'live' and not c.is_offer and ${among}`;
}
