import { type RawBuilder, sql } from 'kysely';
import type {
  CampaignApplicantPage,
  CampaignApplicantsParams,
  CampaignApplicantsQuery,
} from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { type ApplicantSort, SEGMENT_STATUSES } from '#domain/hiring/applicant-segments.ts';
import { readResponseTime } from '#server/areas/businesses/response-times/queries/read-response-time.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, type Place, readCursor } from '#server/platform/db/cursor.ts';
import { Problem } from '#server/platform/errors.ts';
import { type ApplicantFacts, applicantQuery } from './applicant-query.ts';
import { milesToNearest, placesOf, type ShopPlace } from './miles-to-places.ts';
import { presentApplicants } from './present-applicants.ts';
import { readChoice } from './read-choice.ts';

/** One page of a campaign's applicants. Among those to review, shortlisted ones come first. */
export async function listCampaignApplicants(
  context: Context,
  account: Account,
  params: CampaignApplicantsParams,
  query: CampaignApplicantsQuery,
): Promise<CampaignApplicantPage> {
  const { db } = context;
  const campaign = await getOwnCampaign(db, account, params, 'read');
  const [rows, choice, response_time] = await Promise.all([
    pageRows(context, campaign, query),
    readChoice(context, campaign.id),
    readResponseTime(db, campaign.business_id),
  ]);
  const { page, next_cursor } = cutPage(rows, query.limit, ({ rank, sort_key, application_id }) => [
    `${rank}|${sort_key}`,
    application_id,
  ]);
  return {
    applicants: await presentApplicants(
      db,
      campaign.id,
      page.map(({ rank: _, sort_key: __, ...row }) => row),
    ),
    ...choice,
    response_time,
    next_cursor,
  };
}

interface SortedFacts extends ApplicantFacts {
  rank: number;
  sort_key: number;
}

async function pageRows(
  { db }: Pick<Context, 'db'>,
  campaign: { id: string; business_id: string },
  query: CampaignApplicantsQuery,
): Promise<SortedFacts[]> {
  const { segment, platform, min_followers, neighborhood_id, has_quote, search, sort, limit } = query;
  const after = readAfter(query.cursor);
  const places = await placesOf(db, campaign.id);
  const found = applicantQuery(db, { campaign, places, platform })
    .select([
      sql<number>`case when applications.status = 'shortlisted' then 0 else 1 end`.as('rank'),
      sortKey(sort, places).as('sort_key'),
    ])
    .where('applications.status', 'in', SEGMENT_STATUSES[segment])
    .$if(platform !== undefined, (rows) => rows.where('account.platform', 'is not', null))
    .$if(min_followers !== undefined, (rows) => rows.where('account.followers', '>=', min_followers ?? 0))
    .$if(neighborhood_id !== undefined, (rows) =>
      rows.where('creators.home_neighborhood_id', '=', neighborhood_id ?? null),
    )
    .$if(has_quote !== undefined, (rows) => rows.where('quotes.id', 'is not', null))
    .$if(Boolean(search), (rows) => rows.where(isNamed(search ?? '')));
  return db
    .selectFrom(found.as('found'))
    .selectAll()
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(rank, sort_key, application_id) >
          (${after?.rank}::int, ${after?.key}::float8, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('rank')
    .orderBy('sort_key')
    .orderBy('application_id')
    .limit(limit + 1)
    .$castTo<SortedFacts>()
    .execute();
}

/** The smallest key comes first, unknown values last. */
function sortKey(sort: ApplicantSort, places: readonly ShopPlace[]): RawBuilder<number> {
  switch (sort) {
    case 'applied':
      return sql<number>`-extract(epoch from coalesce(
        applications.submitted_at, applications.invited_at, applications.created_at))::float8`;
    case 'followers':
      return sql<number>`-coalesce(account.followers, -1)::float8`;
    case 'avg_views':
      return sql<number>`-coalesce(account.avg_views, -1)::float8`;
    case 'price':
      return sql<number>`coalesce(quotes.amount_cents, (select creator_payout_cents from campaigns
        where campaigns.id = applications.campaign_id), 0)::float8`;
    case 'distance':
      return sql<number>`coalesce(${milesToNearest(places)}, 1e9)::float8`;
  }
}

/** Matches any part of the name, the handle, or the handle of a social account. */
function isNamed(search: string) {
  const text = search.replace(/^@/, '').toLowerCase();
  return sql<boolean>`(
    position(${text} in lower(coalesce(profiles.full_name, ''))) > 0
    or position(${text} in coalesce(creators.handle, '')) > 0
    or exists (select 1 from social_accounts s
      where s.creator_id = creators.id and position(${text} in s.handle) > 0))`;
}

function readAfter(cursor: string | undefined): { rank: number; key: number; id: string } | null {
  const place: Place | null = readCursor(cursor);
  if (place === null) return null;
  const [rank, key] = place[0].split('|').map(Number);
  if (rank === undefined || key === undefined || !Number.isInteger(rank) || !Number.isFinite(key)) {
    throw new Problem('invalid_input', 'This page of the list no longer exists. Start from the first page.');
  }
  return { rank, key, id: place[1] };
}
