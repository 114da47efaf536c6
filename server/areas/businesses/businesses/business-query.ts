import type { Business } from '#contract/businesses/businesses.ts';
import type { MemberRole } from '#domain/accounts/roles.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export function businessQuery(db: Database | Tx) {
  return db
    .selectFrom('businesses')
    .select([
      'businesses.id',
      'businesses.business_name',
      'businesses.slug',
      'businesses.industry',
      'businesses.website',
      'businesses.description',
      'businesses.social_links',
      'businesses.updated_at',
      'businesses.version',
    ]);
}

type BusinessRow = Omit<Business, 'social_links' | 'membership'> & { social_links: unknown };

export function toBusiness(row: BusinessRow, membership: MemberRole | null): Business {
  return { ...row, social_links: row.social_links as Business['social_links'], membership };
}
