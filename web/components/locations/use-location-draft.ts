import { useRef, useState } from 'react';
import type { Geocode, GeocodeRequest } from '#contract/base/geocodes.ts';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { neighborhoodAt } from '#domain/base/city-outline/neighborhood-at.ts';
import { metersBetween, type Point } from '#domain/base/nearest-neighborhood.ts';
import type { LocationDraft } from './location-draft.ts';

/** A hand-placed pin stays when a nearby neighborhood is chosen, but not for a distant one. */
const BESIDE_METERS = 2_500;

export type PlaceAddress = (request: GeocodeRequest) => Promise<Geocode['place']>;

interface LocationDraftOptions {
  initial: LocationDraft;
  neighborhoods: readonly Neighborhood[];
  /** Geocodes an address; see `usePlaceAddress`. */
  place: PlaceAddress;
}

/**
 * The state `LocationForm` and `LocationMap` share: a typed address moves the pin, and the pin sets the neighborhood.
 */
export type LocationState = ReturnType<typeof useLocationDraft>;

export function useLocationDraft({ initial, neighborhoods, place }: LocationDraftOptions) {
  const [draft, setDraft] = useState(initial);
  const [isPlacing, setIsPlacing] = useState(false);
  const asked = useRef(`${initial.address} ${initial.zip}`);
  const neighborhood = neighborhoods.find(({ id }) => id === draft.neighborhood_id) ?? null;

  function change(fields: Partial<LocationDraft>) {
    setDraft((now) => ({ ...now, ...fields }));
  }

  /** Runs when an address was typed; a hand-placed pin stays unless `again` is set. */
  async function findAddress({ again = false } = {}) {
    const { address, zip, neighborhood_id } = draft;
    const question = `${address} ${zip}`;
    const isSettled = question === asked.current || draft.placed_by === 'hand';
    if (!again && (isSettled || address.trim() === '')) return;
    asked.current = question;
    setIsPlacing(true);
    const found = await place({
      address,
      zip: /^\d{5}$/.test(zip) ? zip : null,
      ...(again && { neighborhood_id }),
    }).catch(() => null);
    setIsPlacing(false);
    // Edits made in the meantime take precedence.
    if (found && asked.current === question)
      setDraft((now) => (now.placed_by === 'hand' && !again ? now : { ...now, ...found }));
  }

  function movePin(point: Point) {
    const found = neighborhoodAt(point, neighborhoods);
    change({ ...point, placed_by: 'hand', ...(found && { neighborhood_id: found.id }) });
  }

  function pickNeighborhood(picked: Neighborhood | null) {
    if (picked === null) return change({ neighborhood_id: null });
    const { latitude, longitude, placed_by } = draft;
    const pin = latitude === null || longitude === null ? null : { latitude, longitude };
    const stays = pin && placed_by !== 'neighborhood' && metersBetween(pin, picked) < BESIDE_METERS;
    if (stays) return change({ neighborhood_id: picked.id });
    change({
      neighborhood_id: picked.id,
      latitude: picked.latitude,
      longitude: picked.longitude,
      placed_by: 'neighborhood',
    });
  }

  return { draft, change, findAddress, movePin, pickNeighborhood, isPlacing, neighborhood, neighborhoods };
}
