import { BOROUGHS } from '#domain/base/city.ts';
import { BOROUGH_PATHS } from '#web/components/map/shapes.ts';

/** The five boroughs, darker where busier; the numbers are listed beside it. */
export function BoroughMap({ shades }: { shades: Readonly<Record<string, number>> }) {
  return (
    <svg aria-hidden="true" viewBox="-300 -300 12400 12000" className="size-full">
      {BOROUGHS.map((borough) => (
        <path
          key={borough}
          d={BOROUGH_PATHS[borough]}
          className="fill-[#F6DCC9] stroke-line-strong dark:fill-accent-tint"
          fillOpacity={0.25 + 0.75 * (shades[borough] ?? 0)}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
