import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { CityMap } from '#web/components/map/city-map.tsx';
import type { MapPin } from '#web/components/map/map-pin.ts';
import { addressLine } from './location-words.ts';
import type { MapMode } from './map-mode.ts';
import { MapSwitch } from './map-switch.tsx';
import { ShopTile } from './shop-tile.tsx';

type LocationsMapProps = {
  shop: ShownShop;
  locations: readonly BusinessLocation[];
  neighborhoods: readonly Neighborhood[];
  mode: MapMode;
  onMode: (mode: MapMode) => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** The id of the neighborhood whose figures are shown. */
  lookedAt: string | null;
  onLook: (neighborhoodId: string) => void;
  creatorCounts: readonly { neighborhood_id: string; creator_count: number }[] | null;
  children?: React.ReactNode;
};

export function LocationsMap(props: LocationsMapProps) {
  const { mode, onMode, neighborhoods, locations, creatorCounts, lookedAt, children } = props;
  const isShops = mode === 'shops';
  const slugs = new Map(neighborhoods.map(({ id, slug }) => [id, slug]));
  const ids = isShops ? locations.map(({ neighborhood_id }) => neighborhood_id) : [lookedAt];
  const marked = [...new Set(ids.flatMap((id) => (id === null ? [] : (slugs.get(id) ?? []))))];
  return (
    <CityMap
      // Each mode keeps its own view of the map.
      key={mode}
      label={isShops ? 'Your shops on a map of New York City' : 'Where creators live in New York City'}
      pins={isShops ? shopPins(props) : countPins(props)}
      selectedId={isShops ? props.selectedId : lookedAt}
      onSelect={isShops ? props.onSelect : props.onLook}
      marked={marked}
      neighborhoods={neighborhoods}
      className="size-full"
    >
      <MapSwitch
        mode={mode}
        onMode={onMode}
        className="absolute top-6 left-6 z-3 border border-line shadow-2 max-lg:hidden"
      />
      {!isShops && creatorCounts?.length === 0 ? (
        <p className="absolute top-20 left-6 z-3 max-w-72 rounded-card border border-line bg-raised p-4 text-base text-ink-2 shadow-2">
          No neighborhood has three creators yet. We don’t show smaller numbers, to protect people’s privacy.
        </p>
      ) : null}
      {children}
    </CityMap>
  );
}

function shopPins({ locations, shop }: LocationsMapProps): MapPin[] {
  return locations.flatMap((location) => {
    const { id, latitude, longitude, location_name } = location;
    if (latitude === null || longitude === null) return [];
    const picture = <ShopTile key={id} shop={shop} locationId={id} className="size-full" />;
    return [{ id, latitude, longitude, label: `${location_name}, ${addressLine(location)}`, picture }];
  });
}

function countPins({ neighborhoods, creatorCounts }: LocationsMapProps): MapPin[] {
  const counts = new Map(creatorCounts?.map((one) => [one.neighborhood_id, one.creator_count]));
  return neighborhoods.flatMap(({ id, latitude, longitude, neighborhood_name }) => {
    const count = counts.get(id);
    if (count === undefined) return [];
    return [{ id, latitude, longitude, count, label: `${neighborhood_name}, ${count} creators live here` }];
  });
}
