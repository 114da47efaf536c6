import { useId } from 'react';
import { awningStrip } from '#art/marks.ts';

type AwningProps = {
  className?: string;
  /** The width of one stripe. */
  stripe?: number;
  /** The height of the cloth above its scallops. */
  drop?: number;
};

/** Keeps the pattern's next tile, a fraction of a pixel below, out of the picture. */
const GAP = 4;

const CLOTH = { a: 'fill-awning-a', b: 'fill-awning-b' };

/** A full-width strip of awning. It marks an entrance: sign-up, footer, empty state. */
export function Awning({ className = '', stripe = 40, drop = 18 }: AwningProps) {
  const pattern = useId();
  const { height, stripes, shade } = awningStrip(stripe * 2, { drop, stripe });
  return (
    <svg aria-hidden="true" width="100%" height={height} className={`block ${className}`}>
      <defs>
        <pattern id={pattern} width={stripe * 2} height={height + GAP} patternUnits="userSpaceOnUse">
          {stripes.map(({ d, cloth }) => (
            <path key={cloth} d={d} className={CLOTH[cloth]} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${pattern})`} />
      <rect width="100%" height={shade.height} className="fill-on-mark opacity-14" />
    </svg>
  );
}
