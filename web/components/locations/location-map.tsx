import type { ReactNode } from 'react';
import { CityMap } from '#web/components/map/city-map.tsx';
import type { LocationState } from './use-location-draft.ts';

type LocationMapProps = {
  /** From `useLocationDraft`; shared with the `LocationForm` beside the map. */
  location: LocationState;
  /** The storefront on the pin. */
  picture?: ReactNode;
  /** Shows an overview of the city in a corner, if there is room. */
  hasOverview?: boolean;
  className?: string;
  /** Floats over the map. */
  children?: ReactNode;
};

/** The location's pin, movable by pointer or arrow keys; its neighborhood is tinted. */
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
      label="Your shop on a map of New York City"
      pins={isPlaced ? [{ id: 'shop', latitude, longitude, label: 'Your shop', picture }] : []}
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
