import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import {
  businessOptions,
  industriesOptions,
  membersOptions,
  overviewOptions,
} from '#web/components/business/business-options.ts';
import { loadBusinessSettings } from '#web/components/business/load-business.ts';
import { billingOptions } from '#web/components/fundings/funding-options.ts';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { BusinessSettingsPage } from './business-settings-page.tsx';
import { ShopPictures } from './shop-pictures.tsx';

export const Route = createFileRoute('/_member/business/settings')({
  loader: loadBusinessSettings,
  head: titled('Settings'),
  component: BusinessSettings,
});

function BusinessSettings() {
  const { api } = Route.useRouteContext();
  const own = useOwnAccount();
  const id = own.account.business?.id ?? '';
  const isOwner = own.account.business?.membership === 'owner';
  const { data: business } = useSuspenseQuery(businessOptions(api, id));
  const { data: overview } = useSuspenseQuery(overviewOptions(api, id));
  const { data: industries } = useSuspenseQuery(industriesOptions(api));
  const { data: members = null } = useQuery({ ...membersOptions(api, id), enabled: isOwner });
  const { data: billing = null } = useQuery({ ...billingOptions(api, id), enabled: isOwner });
  return (
    <BusinessSettingsPage
      bar={useBar('/business/settings')}
      {...own}
      business={business}
      industries={industries.industries}
      places={placesWords(overview)}
      members={members}
      billing={billing}
      pictures={<ShopPictures business={business} />}
    />
  );
}

/** "3 in Brooklyn and Queens"; null without locations. */
function placesWords({ location_count, boroughs }: BusinessOverview): string | null {
  if (location_count === 0) return null;
  const where = new Intl.ListFormat('en-US').format(boroughs);
  return where === '' ? String(location_count) : `${location_count} in ${where}`;
}
