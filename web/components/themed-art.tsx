import './themed-art.css';
import type { Theme } from '#art/catalogue.ts';

type ThemedArtProps = {
  /** The address of the drawing in a theme, such as `(theme) => artPath.street(theme, 'landing')`. */
  path: (theme: Theme) => string;
  width: number;
  height: number;
  /** For a drawing in the first view; every other one loads as it comes near. */
  eager?: boolean;
  className?: string;
};

/** A drawing that turns to night with the theme. What it shows is always said in text beside it. */
export function ThemedArt({ path, width, height, eager = false, className = '' }: ThemedArtProps) {
  return (
    <span aria-hidden="true" className={`themed-art ${className}`}>
      <img
        data-drawing="day"
        src={path('day')}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
      <img
        data-drawing="night"
        src={path('night')}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
