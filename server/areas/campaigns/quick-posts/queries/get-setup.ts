import type { QuickPostSetup } from '#contract/campaigns/quick-posts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { PROPOSED_DUE_DAYS, proposedDeadline } from '#domain/campaigns/proposed-dates.ts';
import { suggestPackages } from '#domain/campaigns/suggested-packages.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { listPackages } from '#server/areas/campaigns/content-packages/package-query.ts';
import { findFirstLocation } from '#server/areas/campaigns/drafts/commands/create-draft.ts';
import type { Context } from '#server/platform/context.ts';
import { readShop } from './read-shop.ts';

/** The fees of today, and what is proposed to this business. */
export async function getQuickPostSetup(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<QuickPostSetup> {
  const { reach } = await requireMembership(db, account, businessId, 'read');
  const { business_fee_percent, creator_fee_percent, offer_hours } = await readSettings(db);
  const { goals } = await readShop(db, businessId, undefined);
  const location = await findFirstLocation(db, businessId, reach);
  return {
    business_fee_percent,
    creator_fee_percent,
    offer_hours,
    suggested_package_ids: suggestPackages(goals, await listPackages(db)),
    fulfilment: location === null ? 'remote' : 'visit',
    location_ids: location === null ? [] : [location.id],
    application_deadline: proposedDeadline(now()),
    content_due_days: PROPOSED_DUE_DAYS,
  };
}
