import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Review } from '#contract/work/ratings.ts';
import { Card } from '#web/ui/card.tsx';
import { ReviewForm } from './review-form.tsx';
import { workReviewsOptions } from './review-options.ts';
import { Stars } from './stars.tsx';

/** Both sides' ratings after the work is done. */
export function WorkReviews({ collaborationId }: { collaborationId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: reviews } = useQuery(workReviewsOptions(api, collaborationId));
  if (reviews === undefined || reviews.open_until === null) return null;
  const { of_creator, of_business, own, can_write, business_name, creator_name } = reviews;

  const isQuiet = !can_write && own === null && of_creator === null && of_business === null;
  if (isQuiet) return null;
  return (
    <Card as="section" aria-label="Reviews">
      <h2 className="type-block-title">{can_write ? 'Review each other' : 'Reviews'}</h2>
      {can_write ? (
        <ReviewForm key={own?.created_at ?? 'new'} collaborationId={collaborationId} reviews={reviews} />
      ) : null}
      {of_creator ? <Shown by={business_name} review={of_creator} /> : null}
      {of_business ? <Shown by={creator_name} review={of_business} /> : null}
    </Card>
  );
}

function Shown({ by, review }: { by: string; review: Review }) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={review.stars} />
        <p className="font-semibold break-words">{by}</p>
      </div>
      {review.words ? <p className="mt-1 text-md break-words text-ink-2">{review.words}</p> : null}
    </div>
  );
}
