import './themed-art.css';
import type { Theme } from '#art/catalogue.ts';

type ThemedArtProps = {
  /** The address of the drawing in a theme, such as `(theme) => artPath.street(theme, 'landing')`. */
  path: (theme: Theme) => string;
  width: number;
  height: number;
  /** For a drawing in the first view; others load lazily. */
  eager?: boolean;
  className?: string;
};

/** A drawing with a day and a night version. The text beside it always says the same. */
export function ThemedArt({ path, width, height, eager = false, className = '' }: ThemedArtProps) {
  return (
    <span aria-hidden="true" className={className ? `themed-art ${className}` : 'themed-art'}>
      <img
        src={path('day')}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
      <img src={path('night')} alt="" width={width} height={height} loading="lazy" />
    </span>
  );
}
