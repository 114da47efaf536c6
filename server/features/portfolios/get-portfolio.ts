import type { CreatorPortfolio } from '#contract/portfolios.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { viewCreator } from '../creators/view-creator.ts';
import { listSocialAccounts } from '../social-accounts/list-social-accounts.ts';
import { findDistance } from './find-distance.ts';

/** For whom a creator is not there, their portfolio is not either. */
export async function getPortfolio(
  db: Database,
  viewer: Account,
  creatorId: string,
  { as }: { as?: string | undefined },
): Promise<CreatorPortfolio> {
  const creator = await viewCreator(db, viewer, creatorId);
  const shopId = viewer.role === 'admin' ? as : viewer.business?.id;
  return {
    creator,
    accounts: await listSocialAccounts(db, [creatorId]),
    distance_miles: shopId ? await findDistance(db, creatorId, shopId) : null,
  };
}
