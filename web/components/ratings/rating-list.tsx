import type { RatingPage } from '#contract/work/ratings.ts';
import { counted } from '#web/components/campaigns/count-words.ts';
import { RatingWords } from './rating-words.tsx';
import { ReportButton } from './report-button.tsx';
import { Stars } from './stars.tsx';

/** The average rating and the latest ratings. Renders nothing without any. */
export function RatingList({ page }: { page: RatingPage }) {
  const { figures, ratings } = page;
  if (figures.count === 0) return null;
  return (
    <section aria-labelledby="ratings" className="min-w-0">
      <h2 id="ratings" className="type-block-title">
        Reviews
      </h2>
      <p className="num text-base text-ink-2">
        {figures.average === null
          ? counted(figures.count, 'review')
          : `${figures.average.toFixed(1)} of 5, ${counted(figures.count, 'review')}`}
      </p>
      <ul className="mt-3 grid divide-y divide-line">
        {ratings.map((rating) => (
          <li key={rating.id} className="py-3 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars value={rating.stars} />
              <p className="text-base break-words">
                <span className="font-semibold">{rating.author_name}</span>
                <span className="text-ink-2">, {rating.campaign_title}</span>
              </p>
            </div>
            <RatingWords words={rating.words} answer={rating.answer} />
            {rating.can_report ? (
              <p className="mt-1 -ml-3">
                <ReportButton ratingId={rating.id} by={rating.author_name} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
