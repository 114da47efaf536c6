import { memo, useId } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import type { MapLabel } from './labels.ts';
import { BOROUGH_PATHS, shapesOf } from './shapes.ts';
import type { View } from './view.ts';

type MapGroundProps = {
  view: View;
  neighborhoods: readonly Neighborhood[];
  marked: readonly string[];
  labels: readonly MapLabel[];
};

/** Land, borders and labels. The view is centered in the element, whatever its size. */
export function MapGround({ view: { center, scale }, neighborhoods, marked, labels }: MapGroundProps) {
  return (
    <svg aria-hidden="true" className="city-map-ground absolute inset-0 size-full">
      <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
        <g transform={`scale(${scale}) translate(${-center.x} ${-center.y})`}>
          <Land neighborhoods={neighborhoods} marked={marked} />
        </g>
        <g transform={`translate(${-center.x * scale} ${-center.y * scale})`}>
          {labels.map(({ key, text, tone, place, drop }) => (
            <text key={key} data-tone={tone} x={place.x * scale} y={place.y * scale + drop}>
              {text}
            </text>
          ))}
        </g>
      </svg>
    </svg>
  );
}

/** Rerenders only when a neighborhood is chosen: panning and zooming only transform it. */
const Land = memo(function Land({ neighborhoods, marked }: Pick<MapGroundProps, 'neighborhoods' | 'marked'>) {
  const id = useId();
  const { lines, grounds } = shapesOf(neighborhoods);
  return BOROUGHS.map((borough) => (
    <g key={borough}>
      <defs>
        <path
          id={`${id}-${BOROUGHS.indexOf(borough)}`}
          d={BOROUGH_PATHS[borough]}
          vectorEffect="non-scaling-stroke"
        />
      </defs>
      <clipPath id={`${id}-${BOROUGHS.indexOf(borough)}-land`}>
        <use href={`#${id}-${BOROUGHS.indexOf(borough)}`} />
      </clipPath>
      <use data-part="land" href={`#${id}-${BOROUGHS.indexOf(borough)}`} />
      <g clipPath={`url(#${id}-${BOROUGHS.indexOf(borough)}-land)`}>
        {marked.map((slug) => {
          const ground = grounds.get(slug);
          return ground?.borough === borough ? <path key={slug} data-part="chosen" d={ground.path} /> : null;
        })}
        <path data-part="line" d={lines[borough]} />
      </g>
      <use data-part="shore" href={`#${id}-${BOROUGHS.indexOf(borough)}`} />
    </g>
  ));
});
