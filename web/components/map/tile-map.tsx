import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as GlMap, LngLatBounds, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useCallback, useReducer, useRef, useState } from 'react';
import { CITY_BOUNDS } from '#domain/businesses/locations.ts';
import type { CityMapProps } from './city-map-props.ts';
import { MapControls } from './map-controls.tsx';
import type { MapFrame, MapPoint } from './map-pin.ts';
import { MapPins } from './map-pins.tsx';

type TileMapProps = CityMapProps & {
  styleUrl: string;
  /** Called if the browser can't draw it or the style fails to load: our own map replaces it. */
  onFail: () => void;
};

const RIM = { top: 120, right: 56, bottom: 56, left: 56 };
/** Similar to our own map's zoom for a single pin. */
const CLOSEST_FIT = 13;
const { south, north, west, east } = CITY_BOUNDS;
/** The city with a wide margin. */
const REACH: [number, number, number, number] = [west - 0.4, south - 0.3, east + 0.4, north + 0.3];

setWorkerUrl(workerUrl);

/** The same pins on a tile map. */
export function TileMap({
  styleUrl,
  onFail,
  label,
  pins,
  selectedId = null,
  onSelect,
  movable,
}: TileMapProps) {
  const [map, setMap] = useState<GlMap | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ pins, onFail, label });
  latest.current = { pins, onFail, label };

  const start = useCallback(
    (container: HTMLElement | null) => {
      if (container === null) return;
      try {
        const made = new GlMap({
          container,
          style: styleUrl,
          bounds: boundsOf(latest.current.pins),
          fitBoundsOptions: { padding: RIM, maxZoom: CLOSEST_FIT },
          maxBounds: REACH,
          dragRotate: false,
          pitchWithRotate: false,
          touchPitch: false,
          locale: { 'Map.Title': latest.current.label },
        });
        made.touchZoomRotate.disableRotation();
        made.on('move', redraw);
        made.on('resize', redraw);
        made.on('load', redraw);
        made.on('error', () => {
          if (!made.isStyleLoaded()) latest.current.onFail();
        });
        setMap(made);
        return () => made.remove();
      } catch {
        latest.current.onFail();
      }
    },
    [styleUrl],
  );

  return (
    <div className="absolute inset-0 overflow-hidden">
      {/* The library's CSS makes it `relative`, so it needs a size. */}
      <div ref={start} className="size-full" />
      {map ? (
        <>
          <MapPins
            pins={pins}
            frame={frameOf(map)}
            selectedId={selectedId}
            onSelect={onSelect}
            onMove={movable}
          />
          <MapControls
            onZoomIn={() => map.zoomIn()}
            onZoomOut={() => map.zoomOut()}
            onShowAll={() => map.fitBounds(boundsOf(pins), { padding: RIM, maxZoom: CLOSEST_FIT })}
            className="right-3 bottom-10 md:right-auto md:bottom-10 md:left-6"
          />
        </>
      ) : null}
    </div>
  );
}

function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  return bounds.isEmpty() ? new LngLatBounds([west, south, east, north]) : bounds;
}

/** Pins use pixels from the center, the library from a corner. */
function frameOf(map: GlMap): MapFrame {
  const { clientWidth, clientHeight } = map.getContainer();
  const middle = { x: clientWidth / 2, y: clientHeight / 2 };
  return {
    offsetOf({ longitude, latitude }) {
      const { x, y } = map.project([longitude, latitude]);
      return { x: x - middle.x, y: y - middle.y };
    },
    pointAt({ x, y }) {
      const { lng, lat } = map.unproject([x + middle.x, y + middle.y]);
      return { longitude: lng, latitude: lat };
    },
  };
}
