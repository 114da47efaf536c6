import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Review, WorkReviews as Reviews } from '#contract/work/ratings.ts';
import { Card } from '#web/ui/card.tsx';
import { AnswerButton } from './answer-button.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewForm } from './review-form.tsx';
import { workReviewsOptions } from './review-options.ts';
import { ReviewWords } from './review-words.tsx';
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
      {own?.is_hidden ? (
        <p className="mt-3 text-base text-ink-2">
          We hid your review after someone reported it. It isn’t shown anywhere and doesn’t count toward the
          rating.
        </p>
      ) : null}
      {of_creator ? (
        <Shown by={business_name} of={creator_name} review={of_creator}>
          {reviews.side === 'creator' ? (
            <Actions {...{ collaborationId, reviews }} by={business_name} />
          ) : null}
        </Shown>
      ) : null}
      {of_business ? (
        <Shown by={creator_name} of={business_name} review={of_business}>
          {reviews.side === 'business' ? (
            <Actions {...{ collaborationId, reviews }} by={creator_name} />
          ) : null}
        </Shown>
      ) : null}
    </Card>
  );
}

type ShownProps = { by: string; of: string; review: Review; children: ReactNode };

function Shown({ by, of, review, children }: ShownProps) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={review.stars} />
        <p className="font-semibold break-words">{by}</p>
      </div>
      <ReviewWords words={review.words} answer={review.answer} answeredBy={of} />
      {children}
    </div>
  );
}

type ActionsProps = { collaborationId: string; reviews: Reviews; by: string };

/** What the side that was reviewed can do about it. */
function Actions({ collaborationId, reviews, by }: ActionsProps) {
  const { answer_until, can_report, of_creator, of_business, side } = reviews;
  const received = side === 'creator' ? of_creator : of_business;
  if (received === null || (answer_until === null && !can_report)) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {answer_until ? <AnswerButton collaborationId={collaborationId} by={by} until={answer_until} /> : null}
      {can_report ? <ReportButton reviewId={received.id} by={by} /> : null}
    </div>
  );
}
