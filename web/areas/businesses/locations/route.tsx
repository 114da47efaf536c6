import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { loadLocations } from '#web/components/locations/load-locations.ts';
import {
  creatorCountsOptions,
  figuresOptions,
  locationsOptions,
} from '#web/components/locations/location-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { LocationsPage } from './locations-page.tsx';
import type { MapMode } from './map-mode.ts';

export const Route = createFileRoute('/_member/business/locations')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLocations(context, deps.as),
  head: titled('Locations', 'locations-map'),
  component: BusinessLocations,
});

function BusinessLocations() {
  const { shop, viewed } = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  const account = useAccount();
  const { data: found } = useSuspenseQuery(locationsOptions(api, shop.id));
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  const [mode, setMode] = useState<MapMode>('shops');
  const [looked, setLooked] = useState<string | null>(found.locations[0]?.neighborhood_id ?? null);
  const { data: figures = null } = useQuery({
    ...figuresOptions(api, looked ?? ''),
    enabled: looked !== null,
  });
  const { data: counted = null } = useQuery({ ...creatorCountsOptions(api), enabled: mode === 'creators' });
  return (
    <LocationsPage
      bar={useBar('/business/locations')}
      shop={shop}
      locations={found.locations}
      foundAddress={found.found_address}
      neighborhoods={places.neighborhoods}
      mode={mode}
      onMode={setMode}
      lookedAt={looked}
      onLook={setLooked}
      figures={figures}
      creatorCounts={counted?.counts ?? null}
      viewingAs={viewed?.business_name ?? null}
      canChange={viewed === null && account.business?.is_limited !== true}
    />
  );
}
