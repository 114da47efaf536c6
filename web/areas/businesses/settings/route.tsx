import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { BusinessLocations } from '#contract/businesses/locations.ts';
import {
  businessOptions,
  industriesOptions,
  membersOptions,
} from '#web/components/business/business-options.ts';
import { loadBusinessSettings } from '#web/components/business/load-business.ts';
import { billingOptions } from '#web/components/fundings/funding-options.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
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
  const { data: found } = useSuspenseQuery(locationsOptions(api, id));
  const { data: industries } = useSuspenseQuery(industriesOptions(api));
  const { data: members = null } = useQuery({ ...membersOptions(api, id), enabled: isOwner });
  const { data: billing = null } = useQuery({ ...billingOptions(api, id), enabled: isOwner });
  return (
    <BusinessSettingsPage
      bar={useBar('/business/settings')}
      {...own}
      business={business}
      industries={industries.industries}
      places={placesWords(found)}
      members={members}
      billing={billing}
      pictures={<ShopPictures business={business} />}
    />
  );
}

/** "3 in Brooklyn and Queens"; null without locations. */
function placesWords({ locations }: BusinessLocations): string | null {
  const open = locations.filter(({ archived_at }) => archived_at === null);
  if (open.length === 0) return null;
  const boroughs = new Set(open.flatMap(({ borough }) => borough ?? []));
  const where = new Intl.ListFormat('en-US').format(boroughs);
  return where === '' ? String(open.length) : `${open.length} in ${where}`;
}
