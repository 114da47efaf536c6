import type { ReviewPage } from '#contract/work/ratings.ts';
import { counted } from '#web/components/campaigns/step-words.ts';
import { ReportButton } from './report-button.tsx';
import { ReviewWords } from './review-words.tsx';
import { Stars } from './stars.tsx';

/** The average rating and the latest reviews. Renders nothing without any. */
export function ReviewList({ page }: { page: ReviewPage }) {
  const { figures, reviews } = page;
  if (figures.count === 0) return null;
  return (
    <section aria-labelledby="reviews" className="min-w-0">
      <h2 id="reviews" className="type-block-title">
        Reviews
      </h2>
      <p className="num text-base text-ink-2">
        {figures.average === null
          ? counted(figures.count, 'review')
          : `${figures.average.toFixed(1)} of 5, ${counted(figures.count, 'review')}`}
      </p>
      <ul className="mt-3 grid divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-3 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars value={review.stars} />
              <p className="text-base break-words">
                <span className="font-semibold">{review.author_name}</span>
                <span className="text-ink-2">, {review.campaign_title}</span>
              </p>
            </div>
            <ReviewWords words={review.words} answer={review.answer} />
            {review.can_report ? (
              <p className="mt-1 -ml-3">
                <ReportButton reviewId={review.id} by={review.author_name} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
