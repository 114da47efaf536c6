import { sql } from 'kysely';
import type { OpenQuoteLine } from '#contract/hiring/applicants.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { awaitsConsent } from '#server/areas/hiring/places/consent.ts';
import type { Database } from '#server/platform/db/database.ts';

import { milesToNearest, type ShopPlace } from './miles-to-places.ts';

export interface ApplicantAsked {
  campaign: { id: string; business_id: string };
  places: readonly ShopPlace[];
  platform?: SocialPlatform | undefined;
}

export interface ApplicantFacts {
  application_id: string;
  creator_id: string;
  full_name: string | null;
  handle: string | null;
  neighborhood_name: string | null;
  status: ApplicationStatus;
  collaboration_id: string | null;
  submitted_at: string | null;
  invited_at: string | null;
  platform: SocialPlatform | null;
  followers: number | null;
  avg_views: number | null;
  are_numbers_read: boolean | null;
  jobs_count: number;
  jobs_here_count: number;
  miles: number | null;
  quote: OpenQuoteLine | null;
  note_count: number;
  awaits_consent: boolean;
}

/** The applicants of one campaign with everything a row of the table shows. */
export function applicantQuery(db: Database, { campaign, places, platform }: ApplicantAsked) {
  return db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoinLateral(choiceOfAccount(platform), (join) => join.onTrue())
    .leftJoin('collaborations', 'collaborations.application_id', 'applications.id')
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.application_id', '=', 'applications.id').on('quotes.status', '=', 'open'),
    )
    .select(['applications.id as application_id', 'applications.creator_id', 'applications.status'])
    .select('collaborations.id as collaboration_id')
    .select(['applications.submitted_at', 'applications.invited_at'])
    .select(['profiles.full_name', 'creators.handle', 'neighborhoods.neighborhood_name'])
    .select(['account.platform', 'account.followers', 'account.avg_views', 'account.are_numbers_read'])
    .select(awaitsConsent.as('awaits_consent'))
    .select(milesToNearest(places).as('miles'))
    .select([
      jobsOf(sql`true`).as('jobs_count'),
      jobsOf(sql`c.business_id = ${campaign.business_id}`).as('jobs_here_count'),
      sql<number>`(select count(*) from application_notes n where n.application_id = applications.id)`.as(
        'note_count',
      ),
      sql<OpenQuoteLine | null>`case when quotes.id is not null then json_build_object(
        'id', quotes.id, 'made_by', quotes.made_by, 'amount_cents', quotes.amount_cents,
        'reason', quotes.reason,
        'expires_at', to_char(quotes.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        end`.as('quote'),
    ])
    .where('applications.campaign_id', '=', campaign.id);
}

/** The number of times this creator was accepted, limited by `where`, without this campaign. */
function jobsOf(where: ReturnType<typeof sql>) {
  return sql<number>`(
    select count(*) from applications a join campaigns c on c.id = a.campaign_id
    where a.creator_id = applications.creator_id and a.status = 'accepted'
      and a.id <> applications.id and ${where})`;
}

interface ShownAccount {
  platform: SocialPlatform | null;
  followers: number | null;
  avg_views: number | null;
  are_numbers_read: boolean | null;
}

/** Joins the social account with the most followers to `creators`, on one platform if given. */
function choiceOfAccount(platform: SocialPlatform | undefined) {
  const onIt = platform === undefined ? sql`` : sql`and platform = ${platform}`;
  return sql<ShownAccount>`(
    select platform, coalesce(followers, claimed_followers) as followers,
      coalesce(avg_views, claimed_avg_views) as avg_views, followers is not null as are_numbers_read
    from social_accounts where creator_id = creators.id ${onIt}
    order by 2 desc nulls last, platform limit 1
  )`.as<'account'>(sql`account`);
}
