import './city-map.css';
import { useMemo } from 'react';
import type { CityMapProps } from './city-map-props.ts';
import { placeLabels } from './labels.ts';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { MapOverview } from './map-overview.tsx';
import { MapPins } from './map-pins.tsx';
import { project } from './projection.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useSize } from './use-size.ts';

/** Before an element is measured, and on the server: about what a desk gives a map. */
const GUESS = { width: 800, height: 640 };
const STEP = 1.6;
const NOTHING: readonly string[] = [];

/** The map of our own making: the boroughs as SVG, the pins as buttons above it. */
export function DrawnMap({
  label,
  pins,
  selectedId = null,
  onSelect,
  movable,
  marked = NOTHING,
  neighborhoods,
  hasOverview = false,
}: CityMapProps) {
  const [size, measure] = useSize(GUESS);
  const looked = neighborhoods.filter(({ slug }) => marked.includes(slug));
  const { view, frame, pan, zoom, showAll, hold } = useMapView({ pins, else: looked, size });
  const { listenToWheel, ground } = useGestures({ pan, zoom, showAll });
  const { scale } = view;
  const labels = useMemo(
    () =>
      placeLabels({
        neighborhoods,
        marked,
        pins: pins.map((pin) => ({ place: project(pin), hasFace: pin.picture !== undefined })),
        scale,
      }),
    [neighborhoods, marked, pins, scale],
  );
  return (
    <div ref={measure} className="city-map absolute inset-0 overflow-hidden">
      <div
        ref={listenToWheel}
        {...ground}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ground is panned and zoomed by keys.
        tabIndex={0}
        aria-label={`${label}. Arrow keys pan, plus and minus zoom, zero shows all.`}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-3 active:cursor-grabbing"
      >
        <MapGround view={view} neighborhoods={neighborhoods} marked={marked} labels={labels} />
      </div>
      <MapPins
        pins={pins}
        frame={frame}
        selectedId={selectedId}
        onSelect={onSelect}
        onMove={
          movable &&
          ((id, point) => {
            hold(point);
            movable(id, point);
          })
        }
      />
      {hasOverview ? (
        <MapOverview center={view.center} className="bottom-6 left-6 size-33 max-md:hidden" />
      ) : null}
      <MapControls
        onZoomIn={() => zoom(STEP)}
        onZoomOut={() => zoom(1 / STEP)}
        onShowAll={showAll}
        className={
          hasOverview
            ? 'right-3 bottom-3 md:right-6 md:bottom-6'
            : 'right-3 bottom-3 md:right-auto md:bottom-6 md:left-6'
        }
      />
    </div>
  );
}
