import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { draftOptions } from '#web/components/campaigns/builder-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { briefOf } from './brief-of.ts';
import { valuesOf } from './draft-values.ts';
import type { BuilderShop } from './preview-card.tsx';

type ViewedBriefProps = {
  bar: AppBarProps;
  shop: BuilderShop;
  identifier: string;
  locations: readonly BusinessLocation[];
};

/** The read-only brief, for an admin who views the business. */
export function ViewedBrief({ bar, shop, identifier, locations }: ViewedBriefProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: draft } = useSuspenseQuery(draftOptions(api, shop.id, identifier));
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  return (
    <AreaLayout bar={bar}>
      <ViewingBanner businessName={shop.business_name} />
      <div className="mx-auto w-full max-w-wide px-5 py-8 md:px-8 lg:px-10">
        <h1 className="type-page-title wrap-anywhere">{draft.title}</h1>
        <BriefView
          reader="business"
          brief={briefOf(valuesOf(draft), locations, places.neighborhoods)}
          className="mt-8"
        />
      </div>
    </AreaLayout>
  );
}
