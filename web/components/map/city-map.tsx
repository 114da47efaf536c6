import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { boroughAt } from '#domain/base/city-outline/borough-at.ts';
import { neighborhoodAt } from '#domain/base/city-outline/neighborhood-at.ts';
import type { CityMapProps } from './city-map-props.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { MapPin } from './map-pin.ts';

type TileMapPart = ComponentType<CityMapProps & { styleUrl: string; onFail: () => void }>;

/**
 * A map of New York City with pins. It is drawn without any network; if the operator has set a style, a tile map
 * replaces it after hydration, unless it fails. A list of the same places is always beside it.
 */
export function CityMap(props: CityMapProps) {
  const { pins, movable, neighborhoods, className = '', children } = props;
  const { site } = useRouteContext({ from: '__root__' });
  const styleUrl = site.map_style_url;
  const [TileMap, setTileMap] = useState<TileMapPart | null>(null);

  useEffect(() => {
    if (styleUrl === null) return;
    let isHere = true;
    import('./tile-map.tsx')
      .then((module) => isHere && setTileMap(() => module.TileMap))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [styleUrl]);

  return (
    <div className={`relative isolate overflow-hidden ${className}`}>
      {TileMap && styleUrl ? (
        <TileMap {...props} styleUrl={styleUrl} onFail={() => setTileMap(null)} />
      ) : (
        <DrawnMap {...props} />
      )}
      {movable ? <PinNews pins={pins} neighborhoods={neighborhoods} /> : null}
      {children}
    </div>
  );
}

type PinNewsProps = { pins: readonly MapPin[]; neighborhoods: readonly Neighborhood[] };

/** Announces a pin's new place after it has moved. Announcing the initial places would be noise. */
function PinNews({ pins, neighborhoods }: PinNewsProps) {
  const [first] = useState(() => wordsFor(pins, neighborhoods));
  const words = wordsFor(pins, neighborhoods);
  return (
    <p role="status" className="sr-only">
      {words === first ? '' : words}
    </p>
  );
}

function wordsFor(pins: readonly MapPin[], neighborhoods: readonly Neighborhood[]): string {
  return pins
    .map((pin) => {
      const found = neighborhoodAt(pin, neighborhoods);
      if (!found) return '';
      const { neighborhood_name, borough } = found;
      const where = boroughAt(pin) === null ? 'off the coast, nearest to' : 'in';
      return `${pin.label} is ${where} ${neighborhood_name}, ${borough}.`;
    })
    .join(' ');
}
