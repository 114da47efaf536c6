import type { Business } from '#contract/businesses/businesses.ts';
import {
  billingEntriesOptions,
  billingOptions,
  savedCardOptions,
} from '#web/components/fundings/funding-options.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
import { loadMedia } from '#web/components/media/load-media.ts';
import { waitingWorkOptions } from '#web/components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { businessOptions, industriesOptions, membersOptions, overviewOptions } from './business-options.ts';

/** Loads the settings of a business; members are fetched only for its owner. */
export async function loadBusinessSettings({ context }: { context: RouterContext }): Promise<void> {
  const { business } = context.auth.getState().user ?? {};
  if (!business) return;
  const { api } = context;
  const queries = getQueryClient(context);
  await Promise.all([
    loadSettings({ context }),
    queries.ensureQueryData(businessOptions(api, business.id)),
    queries.ensureQueryData(locationsOptions(api, business.id)),
    queries.ensureQueryData(industriesOptions(api)),
    business.membership === 'owner' && queries.ensureQueryData(membersOptions(api, business.id)),
    business.membership === 'owner' && queries.fetchQuery(billingOptions(api, business.id)),
    business.membership === 'owner' && queries.fetchQuery(savedCardOptions(api, business.id)),
    business.membership === 'owner' &&
      queries.fetchInfiniteQuery(billingEntriesOptions(api, business.id, null)),
    loadShopPictures(context, business.id),
  ]);
}

/** Loads the dashboard of the business an admin views, or of the user's own; returns the viewed one. */
export async function loadDashboard(
  context: RouterContext,
  as: string | undefined,
): Promise<Business | null> {
  const viewed = await viewBusiness(context, as);
  const id = viewed?.id ?? context.auth.getState().user?.business?.id;
  if (id === undefined) return viewed;
  const queries = getQueryClient(context);
  await Promise.all([
    queries.ensureQueryData(businessOptions(context.api, id)),
    queries.fetchQuery(overviewOptions(context.api, id)),
    queries.fetchQuery(waitingWorkOptions(context.api, id)),
    queries.ensureQueryData(industriesOptions(context.api)),
    loadShopPictures(context, id),
  ]);
  return viewed;
}

/** The logo and the storefront, with their signed addresses. */
async function loadShopPictures(context: RouterContext, entity_id: string): Promise<void> {
  await Promise.all(
    (['logo', 'hero'] as const).map((role) =>
      loadMedia(context, { entity_type: 'business', entity_id, role }),
    ),
  );
}
