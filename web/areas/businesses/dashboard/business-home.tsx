import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import {
  businessOptions,
  industriesOptions,
  overviewOptions,
} from '#web/components/business/business-options.ts';
import { useShopPictures } from '#web/components/business/use-shop-pictures.ts';
import { waitingWorkOptions } from '#web/components/work/work-options.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** The dashboard, at both of its addresses. */
export function BusinessHome({ viewed }: { viewed: Business | null }) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const account = useAccount();
  // Only members of a business and admins who view one get past the guard.
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
