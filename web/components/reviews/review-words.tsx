import type { ReviewAnswer } from '#contract/work/ratings.ts';

type ReviewWordsProps = {
  words: string;
  answer: ReviewAnswer | null;
  /** The side that was reviewed, which wrote the answer. Left out where the page is about them alone. */
  answeredBy?: string;
};

/** The text of a review, and the public answer below it. */
export function ReviewWords({ words, answer, answeredBy }: ReviewWordsProps) {
  return (
    <>
      {words ? <p className="mt-1 text-md wrap-anywhere text-ink-2">{words}</p> : null}
      {answer ? (
        <div className="mt-2 border-line border-l-2 pl-3">
          <p className="font-semibold text-base">{answeredBy ? `Answer from ${answeredBy}` : 'Answer'}</p>
          <p className="mt-0.5 text-md whitespace-pre-line wrap-anywhere text-ink-2">{answer.words}</p>
        </div>
      ) : null}
    </>
  );
}
