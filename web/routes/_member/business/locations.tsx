import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  creatorCountsOptions,
  figuresOptions,
  locationsOptions,
} from '../../../components/locations/location-options.ts';
import { neighborhoodOptions } from '../../../components/neighborhood-options.ts';
import { titled } from '../../../head.ts';
import { LocationsPage } from '../../../pages/locations/locations-page.tsx';
import type { MapMode } from '../../../pages/locations/map-mode.ts';
import { createLocationActions } from '../../../session/create-location-actions.ts';
import { loadLocations } from '../../../session/load-locations.ts';
import { readAs } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/business/locations')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLocations(context, deps.as),
  head: titled('Locations'),
  component: BusinessLocations,
});

function BusinessLocations() {
  const { shop, viewed } = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const { data: found } = useSuspenseQuery(locationsOptions(api, shop.id));
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  const [mode, setMode] = useState<MapMode>('shops');
  const [looked, setLooked] = useState<string | null>(found.locations[0]?.neighborhood_id ?? null);
  const { data: figures = null } = useQuery({
    ...figuresOptions(api, looked ?? ''),
    enabled: looked !== null,
  });
  const { data: counted = null } = useQuery({ ...creatorCountsOptions(api), enabled: mode === 'creators' });
  const actions = useMemo(() => createLocationActions(router, queries, shop.id), [router, queries, shop.id]);
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
      actions={viewed ? null : actions}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
