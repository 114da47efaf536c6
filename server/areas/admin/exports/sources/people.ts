import { adminUsersQuery } from '#contract/accounts/users.ts';
import { adminBusinessesQuery } from '#contract/businesses/admin.ts';
import { adminCreatorsQuery } from '#contract/creators/admin.ts';
import { adminSocialQuery } from '#contract/creators/social-accounts-admin.ts';
import { pageOfUsers } from '#server/areas/accounts/users/queries/list-users.ts';
import { listBusinesses } from '#server/areas/businesses/admin/queries/list-businesses.ts';
import { pageOfCreators } from '#server/areas/creators/admin/queries/list-creators.ts';
import { listAllSocialAccounts } from '#server/areas/creators/social-accounts-admin/queries/list-social-accounts.ts';
import { dollars } from '#server/platform/http/csv.ts';
import { source } from './source.ts';

export const users = source({
  header: ['Id', 'Name', 'Email', 'Role', 'Status', 'Joined at', 'Last signed in at'],
  filters: adminUsersQuery.pick({ search: true, role: true, account_status: true }),
  read: async ({ db }, filters, wanted) => {
    const { page, next_cursor } = await pageOfUsers(db, { ...filters, ...wanted });
    const rows = page.map((user) => [
      user.id,
      user.full_name,
      user.email,
      user.role,
      user.account_status,
      user.created_at,
      user.last_login_at,
    ]);
    return { rows, next_cursor };
  },
});

export const businesses = source({
  header: [
    ...['Id', 'Business', 'Industry', 'Neighborhood', 'Owner', 'Owner email', 'Set up', 'Live campaigns'],
    ...['Held (USD)', 'Paid in (USD)', 'Owner signed in at', 'Joined at'],
  ],
  filters: adminBusinessesQuery.pick({ search: true, industry: true, setup: true }),
  read: async ({ db }, filters, wanted) => {
    const { businesses: page, next_cursor } = await listBusinesses(db, { ...filters, ...wanted });
    const rows = page.map((business) => [
      business.id,
      business.business_name,
      business.industry_name,
      business.neighborhood,
      business.owner?.full_name ?? null,
      business.owner?.email ?? null,
      business.is_set_up ? 'yes' : 'no',
      business.live_campaign_count,
      dollars(business.held_cents),
      dollars(business.paid_in_cents),
      business.owner_signed_in_at,
      business.created_at,
    ]);
    return { rows, next_cursor };
  },
});

export const creators = source({
  header: ['Id', 'Name', 'Email', 'Handle', 'Status', 'Neighborhood', 'Niches', 'Platform', 'Followers'],
  filters: adminCreatorsQuery.pick({ search: true, status: true, niche: true, neighborhood_id: true }),
  read: async ({ db }, filters, wanted) => {
    const { page, next_cursor } = await pageOfCreators(db, { ...filters, ...wanted });
    const rows = page.map((creator) => [
      creator.id,
      creator.full_name,
      creator.email,
      creator.handle,
      creator.status,
      creator.neighborhood_name,
      creator.niches.join(' '),
      creator.platform,
      creator.followers,
    ]);
    return { rows, next_cursor };
  },
});

export const socialAccounts = source({
  header: [
    ...['Id', 'Platform', 'Handle', 'Creator', 'Creator email', 'Status', 'Followers', 'Average views'],
    ...['Counts read at', 'Failing since', 'Added at'],
  ],
  filters: adminSocialQuery.pick({ search: true, platform: true, filter: true }),
  read: async (context, filters, wanted) => {
    const { accounts, next_cursor } = await listAllSocialAccounts(context, { ...filters, ...wanted });
    const rows = accounts.map((account) => [
      account.id,
      account.platform,
      account.handle,
      account.creator_name,
      account.creator_email,
      account.status,
      account.followers,
      account.avg_views,
      account.numbers_read_at,
      account.failing_since,
      account.created_at,
    ]);
    return { rows, next_cursor };
  },
});
