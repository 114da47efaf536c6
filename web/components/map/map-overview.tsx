import { BOROUGHS } from '#domain/city.ts';
import { boroughAt } from '#domain/city-outline/borough-at.ts';
import { type PlanePoint, unproject } from './projection.ts';
import { BOROUGH_PATHS } from './shapes.ts';

/** The whole city in a corner, with a dot where the map is; the borough under it is tinted. */
export function MapOverview({ center, className = '' }: { center: PlanePoint; className?: string }) {
  const here = boroughAt(unproject(center));
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -300 12400 12000"
      className={`city-map-ground absolute z-3 rounded-large border border-line shadow-2 ${className}`}
    >
      {BOROUGHS.map((borough) => (
        <path
          key={borough}
          data-part={borough === here ? 'chosen-shore' : 'land-shore'}
          d={BOROUGH_PATHS[borough]}
        />
      ))}
      <circle data-part="dot" cx={center.x} cy={center.y} r="330" />
    </svg>
  );
}
