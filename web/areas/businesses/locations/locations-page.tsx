import { Suspense, useState } from 'react';
import type { NeighborhoodFigures } from '#contract/base/neighborhood-figures.ts';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation, FoundAddress } from '#contract/businesses/locations.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { usePlaceAddress } from '#web/components/locations/use-place-address.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { EditedLocation } from './edited-location.ts';
import { FiguresCard } from './figures-card.tsx';
import { LocationsColumn } from './locations-column.tsx';
import { LocationsMap } from './locations-map.tsx';
import type { MapMode } from './map-mode.ts';
import { MapSwitch } from './map-switch.tsx';
import { useLocationActions } from './use-location-actions.ts';

type LocationsPageProps = {
  bar: AppBarProps;
  shop: ShownShop;
  locations: readonly BusinessLocation[];
  foundAddress: FoundAddress | null;
  neighborhoods: readonly Neighborhood[];
  mode: MapMode;
  onMode: (mode: MapMode) => void;
  /** The neighborhood whose figures are shown. */
  lookedAt: string | null;
  onLook: (neighborhoodId: string | null) => void;
  figures: NeighborhoodFigures | null;
  creatorCounts: readonly { neighborhood_id: string; creator_count: number }[] | null;
  /** The name of the business an admin views, read-only; null for its members. */
  viewingAs: string | null;
  /** False for admins, and for managers of some of the locations. */
  canChange: boolean;
};

/** The form's code is fetched when it opens. */
const LocationDrawer = lazyPart(async () => (await import('./location-drawer.tsx')).LocationDrawer);

/** The shops of a business, as a list and on the map. */
export function LocationsPage(props: LocationsPageProps) {
  const { shop, locations, neighborhoods, lookedAt, onLook, onMode, figures, viewingAs } = props;
  const open = locations.filter(({ archived_at }) => archived_at === null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedLocation | null>(null);
  const place = usePlaceAddress();
  const actions = useLocationActions(shop.id);
  const selectedId = (open.find(({ id }) => id === chosenId) ?? open[0])?.id ?? null;
  const neighborhoodName = neighborhoods.find(({ id }) => id === lookedAt)?.neighborhood_name;

  function select({ id, neighborhood_id }: Pick<BusinessLocation, 'id' | 'neighborhood_id'>) {
    setChosenId(id);
    onMode('shops');
    if (neighborhood_id) onLook(neighborhood_id);
  }

  function selectPin(id: string) {
    const location = open.find((one) => one.id === id);
    if (location) select(location);
    document.getElementById(`location-${id}`)?.scrollIntoView({ block: 'nearest' });
  }

  async function addFound(found: FoundAddress) {
    const { street: address, zip } = found;
    setEdited({ kind: 'found', found, place: await place({ address, zip }).catch(() => null) });
  }

  const figuresCard = (className: string) =>
    neighborhoodName ? (
      <FiguresCard neighborhoodName={neighborhoodName} figures={figures} className={className} />
    ) : null;

  return (
    <AreaLayout bar={props.bar}>
      {viewingAs === null ? null : <ViewingBanner businessName={viewingAs} />}
      <div className="flex flex-col lg:-mb-12 lg:grid lg:grid-cols-[28rem_minmax(0,1fr)] xl:grid-cols-[33rem_minmax(0,1fr)]">
        <LocationsColumn
          shop={shop}
          locations={locations}
          foundAddress={props.foundAddress}
          selectedId={selectedId}
          onSelect={select}
          actions={props.canChange ? actions : null}
          onAdd={() => setEdited({ kind: 'new' })}
          onAddFound={addFound}
          onEdit={(location) => setEdited({ kind: 'edit', location })}
          figures={figuresCard('')}
          mapSwitch={<MapSwitch mode={props.mode} onMode={onMode} />}
        />
        <div
          id="locations-map"
          className="h-83 border-line max-lg:order-first max-lg:border-b lg:sticky lg:top-0 lg:h-[calc(100dvh-4rem)] lg:border-l"
        >
          <LocationsMap {...props} locations={open} selectedId={selectedId} onSelect={selectPin}>
            {figuresCard('absolute right-6 bottom-6 z-3 w-77 shadow-2 max-lg:hidden')}
          </LocationsMap>
        </div>
      </div>
      {edited ? (
        <Suspense fallback={null}>
          <LocationDrawer
            edited={edited}
            shop={shop}
            neighborhoods={neighborhoods}
            onSaved={select}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
    </AreaLayout>
  );
}
