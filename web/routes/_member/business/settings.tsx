import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  businessOptions,
  industriesOptions,
  membersOptions,
  overviewOptions,
} from '../../../components/business/business-options.ts';
import { placesWords } from '../../../components/business/places-words.ts';
import { ShopPictures } from '../../../components/business/shop-pictures.tsx';
import { receiptsOptions } from '../../../components/fundings/funding-options.ts';
import { titled } from '../../../head.ts';
import { BusinessSettingsPage } from '../../../pages/business/business-settings-page.tsx';
import { createBusinessActions } from '../../../session/create-business-actions.ts';
import { loadBusinessSettings } from '../../../session/load-business.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/business/settings')({
  loader: loadBusinessSettings,
  head: titled('Settings'),
  component: BusinessSettings,
});

function BusinessSettings() {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const own = useOwnAccount();
  const id = own.account.business?.id ?? '';
  const isOwner = own.account.business?.membership === 'owner';
  const { data: business } = useSuspenseQuery(businessOptions(api, id));
  const { data: overview } = useSuspenseQuery(overviewOptions(api, id));
  const { data: industries } = useSuspenseQuery(industriesOptions(api));
  const { data: members = null } = useQuery({ ...membersOptions(api, id), enabled: isOwner });
  const { data: paid } = useQuery({ ...receiptsOptions(api, id), enabled: isOwner });
  const actions = useMemo(() => createBusinessActions(router, queries, id), [router, queries, id]);
  return (
    <BusinessSettingsPage
      bar={useBar('/business/settings')}
      {...own}
      business={business}
      industries={industries.industries}
      places={placesWords(overview)}
      members={members}
      receipts={paid?.receipts ?? []}
      pictures={<ShopPictures business={business} />}
      businessActions={actions}
    />
  );
}
