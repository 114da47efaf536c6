import { sql } from 'kysely';
import type { BusinessQuote, QuoteTurn } from '#contract/hiring/quotes.ts';
import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { findFeePercents } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import { awaitsConsent } from '#server/areas/hiring/places/consent.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

type Parts = Pick<Context, 'db' | 'files' | 'now'>;

/** The quotes of one business with everything the row and its details show, in one statement. */
export function selectQuotes(db: Database, businessId: string, reach: Reach) {
  return db
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['quotes.id', 'quotes.status', 'quotes.made_by', 'quotes.amount_cents', 'quotes.reason'])
    .select(['quotes.created_at', 'quotes.expires_at', 'quotes.decided_at', 'quotes.application_id'])
    .select(['campaigns.id as campaign_id', 'campaigns.slug', 'campaigns.title', 'campaigns.published_at'])
    .select([
      'campaigns.is_offer',
      'campaigns.creator_payout_cents',
      'creators.id as creator_id',
      'profiles.full_name',
    ])
    .select(['neighborhoods.neighborhood_name', 'audience.platform', 'audience.followers'])
    .select(awaitsConsent.as('awaits_consent'))
    .select([deliverables.as('deliverables'), turnsOf('applications.id').as('turns')])
    .where('campaigns.business_id', '=', businessId)
    .where(isInReach(reach, 'campaigns.id'));
}

const MOST_TURNS = 20;

const deliverables = sql<Deliverable[]>`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order), '[]')
  from campaign_deliverables d where d.campaign_id = campaigns.id
)`;

/** All quotes of an application, oldest first. One that was never paid in was never sent, so it is left out. */
export function turnsOf(applicationId: 'applications.id') {
  return sql<QuoteTurn[]>`(
    select coalesce(json_agg(to_json(turn) order by turn.id), '[]') from (
      select q.id, q.made_by, p.full_name as made_by_name, q.status, q.amount_cents, q.reason,
        ${isoText('q.created_at')} as created_at, ${isoText('q.expires_at')} as expires_at,
        ${isoText('q.decided_at')} as decided_at
      from quotes q left join profiles p on p.user_id = q.made_by_user_id and q.made_by = 'business'
      where q.application_id = ${sql.ref(applicationId)} and q.status <> 'awaiting_funding'
      order by q.id desc limit ${sql.lit(MOST_TURNS)}
    ) turn
  )`;
}

/** A timestamp inside JSON, in the format of the API. */
function isoText(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>;

/** Adds the fee of each campaign and the creators' photos, with three more queries for any number of quotes. */
export async function presentQuotes(context: Parts, rows: readonly Row[]): Promise<BusinessQuote[]> {
  const { db } = context;
  const creators = rows.map(({ creator_id }) => creator_id);
  const faces = await readFaces(context, creators);
  const ratingOf = await readRatings(db, 'creator', creators);
  const { quote_hours, offer_hours, business_fee_percent } = await readSettings(db);
  const percents = await findFeePercents(
    db,
    rows.map(({ campaign_id }) => campaign_id),
  );
  return rows.map((row) => ({
    ...presentQuote(row, { avatar_url: faces.get(row.creator_id) ?? null, rating: ratingOf(row.creator_id) }),
    fee_percent: percents.get(row.campaign_id) ?? business_fee_percent,
    answer_hours: row.is_offer ? offer_hours : quote_hours,
  }));
}

function presentQuote(
  row: Row,
  known: Pick<BusinessQuote['creator'], 'avatar_url' | 'rating'>,
): Omit<BusinessQuote, 'fee_percent' | 'answer_hours'> {
  const { id, status, made_by, amount_cents, reason, created_at, expires_at, decided_at } = row;
  return {
    id,
    status,
    made_by,
    amount_cents,
    posted_cents: row.creator_payout_cents ?? amount_cents,
    reason,
    created_at,
    expires_at,
    decided_at,
    application_id: row.application_id,
    awaits_consent: row.awaits_consent,
    campaign: {
      id: row.campaign_id,
      identifier: row.slug ?? row.campaign_id,
      title: row.title,
      is_offer: row.is_offer,
      published_at: row.published_at,
      deliverables: row.deliverables,
    },
    creator: {
      id: row.creator_id,
      full_name: row.full_name,
      ...known,
      neighborhood: row.neighborhood_name,
      platform: row.platform,
      followers: row.followers,
    },
    turns: row.turns,
  };
}
