import { Star } from 'lucide-react';
import type { RatingFigures } from '#contract/base/ratings.ts';

/** "★ 4.8 (12)", or only the number of ratings while there are too few for an average. Renders nothing without any. */
export function Rating({ rating: { count, average } }: { rating: RatingFigures }) {
  if (count === 0) return null;
  const ratings = count === 1 ? '1 review' : `${count} reviews`;
  if (average === null) return <span className="num whitespace-nowrap">{ratings}</span>;
  return (
    <span className="num inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden="true" className="size-3.5 fill-current stroke-[1.75] text-ink" />
      <span className="sr-only">
        Rated {average.toFixed(1)} of 5 in {ratings}
      </span>
      <span aria-hidden="true">
        {average.toFixed(1)} ({count})
      </span>
    </span>
  );
}
