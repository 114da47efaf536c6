import { sql } from 'kysely';
import { UUID } from '#domain/format/uuid.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A campaign by its public id, or by its id, with its business. */
export function findCampaign(db: Database, identifier: string) {
  return db
    .selectFrom('campaigns as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select([
      'c.id',
      'c.public_id',
      'c.status',
      'c.is_offer',
      'c.published_at',
      'c.brief_version',
      'c.consent_version',
      'c.funded_slots',
      'c.taken_slots',
      'c.accepts_quotes',
      'c.creator_payout_cents',
      'c.business_id',
      'b.business_name',
      'b.slug as business_slug',
      'b.industry',
      'b.description as business_description',
      'b.website',
      'b.social_links',
    ])
    .select(sql<boolean>`c.is_paused_by_admin or c.stopped_at is not null`.as('is_paused_by_us'))
    .$if(UUID.test(identifier), (query) => query.where('c.id', '=', identifier.toLowerCase()))
    .$if(!UUID.test(identifier), (query) => query.where('c.public_id', '=', identifier))
    .executeTakeFirst();
}
export type FoundCampaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;
