import type { ReactNode } from 'react';
import { CityMap } from '#web/components/map/city-map.tsx';
import type { LocationState } from './use-location-draft.ts';

type LocationMapProps = {
  /** From `useLocationDraft`; the `LocationForm` beside the map takes the same. */
  location: LocationState;
  /** The storefront on the pin. */
  picture?: ReactNode;
  /** The whole city in a corner, where there is room for it. */
  hasOverview?: boolean;
  className?: string;
  /** Floats over the map. */
  children?: ReactNode;
};

/** The one pin of a location, moved by hand or by arrow keys; the neighborhood it stands in is tinted. */
export function LocationMap({
  location,
  picture,
  hasOverview = true,
  className,
  children,
}: LocationMapProps) {
  const { draft, neighborhood, neighborhoods, movePin } = location;
  const { latitude, longitude } = draft;
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <CityMap
      label="Where the shop is, on a map of New York City"
      pins={isPlaced ? [{ id: 'shop', latitude, longitude, label: 'The shop', picture }] : []}
      selectedId="shop"
      movable={(_, point) => movePin(point)}
      marked={neighborhood ? [neighborhood.slug] : []}
      neighborhoods={neighborhoods}
      hasOverview={hasOverview}
      className={className}
    >
      {children}
    </CityMap>
  );
}
