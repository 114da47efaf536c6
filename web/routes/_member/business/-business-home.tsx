import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { BusinessView } from '../../../api/generated/types.gen.ts';
import {
  businessOptions,
  industriesOptions,
  overviewOptions,
} from '../../../components/business/business-options.ts';
import { useShopPictures } from '../../../components/business/use-shop-pictures.ts';
import { waitingWorkOptions } from '../../../components/work/work-options.ts';
import { DashboardPage } from '../../../pages/business/dashboard-page.tsx';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

/** The dashboard, at both of its addresses. */
export function BusinessHome({ viewed }: { viewed: BusinessView | null }) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const account = useAccount();
  // The guard lets in nobody without a business but admins, who look at one.
  const id = viewed?.id ?? account.business?.id ?? '';
  const { data: business } = useSuspenseQuery(businessOptions(api, id));
  const { data: overview } = useSuspenseQuery(overviewOptions(api, id));
  const { data: waiting } = useSuspenseQuery(waitingWorkOptions(api, id));
  const { data: known } = useQuery(industriesOptions(api));
  const { hero, signed } = useShopPictures(id);
  return (
    <DashboardPage
      bar={useBar('/business')}
      now={new Date(site.now)}
      business={business}
      overview={overview}
      waiting={waiting.collaborations}
      photo={hero}
      signed={hero ? signed.get(hero.file_path) : undefined}
      industryName={known?.industries.find(({ slug }) => slug === business.industry)?.name ?? null}
      isOwner={!viewed && account.business?.membership === 'owner'}
      isViewing={viewed !== null}
    />
  );
}
