import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { CityMapProps } from './city-map-props.ts';
import { DrawnMap } from './drawn-map.tsx';
import { PinNews } from './pin-news.tsx';

type TileMapPart = ComponentType<CityMapProps & { styleUrl: string; onFail: () => void }>;

/**
 * New York City with pins on it. It is drawn without any network; where the operator has set a style, a map from tiles
 * takes its place once the page is alive, and gives it back when it cannot be shown. A list of the same places stands
 * beside it.
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
