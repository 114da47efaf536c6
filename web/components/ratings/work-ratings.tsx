import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { Rating, WorkRatings as Ratings } from '#contract/work/ratings.ts';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { Card } from '#web/ui/card.tsx';
import { AnswerButton } from './answer-button.tsx';
import { RatingForm } from './rating-form.tsx';
import { workRatingsOptions } from './rating-options.ts';
import { RatingWords } from './rating-words.tsx';
import { ReportButton } from './report-button.tsx';
import { Stars } from './stars.tsx';

/** Both sides' ratings after the work is done. */
export function WorkRatings({ collaborationId }: { collaborationId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: ratings } = useQuery(workRatingsOptions(api, collaborationId));
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(stepOf(ratings), () => heading.current);
  if (ratings === undefined || ratings.open_until === null) return null;
  const { of_creator, of_business, own, can_write, business_name, creator_name } = ratings;

  const isQuiet = !can_write && own === null && of_creator === null && of_business === null;
  if (isQuiet) return null;
  return (
    <Card as="section" aria-label="Reviews">
      <h2 ref={heading} className="type-block-title">
        {can_write ? 'Review each other' : 'Reviews'}
      </h2>
      {can_write ? <RatingForm collaborationId={collaborationId} ratings={ratings} /> : null}
      {own?.is_hidden ? (
        <p className="mt-3 text-base text-ink-2">
          We hid your review after someone reported it. It isn’t shown anywhere and doesn’t count toward the
          rating.
        </p>
      ) : null}
      {of_creator ? (
        <Shown by={business_name} of={creator_name} rating={of_creator}>
          {ratings.side === 'creator' ? (
            <Actions {...{ collaborationId, ratings }} by={business_name} />
          ) : null}
        </Shown>
      ) : null}
      {of_business ? (
        <Shown by={creator_name} of={business_name} rating={of_business}>
          {ratings.side === 'business' ? (
            <Actions {...{ collaborationId, ratings }} by={creator_name} />
          ) : null}
        </Shown>
      ) : null}
    </Card>
  );
}

/** Changes when the form or a button goes. */
function stepOf(ratings: Ratings | undefined): string {
  return [ratings?.can_write, ratings?.answer_until, ratings?.can_report].join();
}

type ShownProps = { by: string; of: string; rating: Rating; children: ReactNode };

function Shown({ by, of, rating, children }: ShownProps) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={rating.stars} />
        <p className="font-semibold break-words">{by}</p>
      </div>
      <RatingWords words={rating.words} answer={rating.answer} answeredBy={of} />
      {children}
    </div>
  );
}

type ActionsProps = { collaborationId: string; ratings: Ratings; by: string };

/** The actions of the side that was rated. */
function Actions({ collaborationId, ratings, by }: ActionsProps) {
  const { answer_until, can_report, of_creator, of_business, side } = ratings;
  const received = side === 'creator' ? of_creator : of_business;
  if (received === null || (answer_until === null && !can_report)) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {answer_until ? <AnswerButton collaborationId={collaborationId} by={by} until={answer_until} /> : null}
      {can_report ? <ReportButton ratingId={received.id} by={by} /> : null}
    </div>
  );
}
