import type { RatingAnswer } from '#contract/work/ratings.ts';

type RatingWordsProps = {
  words: string;
  answer: RatingAnswer | null;
  /** The side that was rated, which wrote the answer. Left out where the page is about them alone. */
  answeredBy?: string;
};

/** The text of a rating, and the public answer below it. */
export function RatingWords({ words, answer, answeredBy }: RatingWordsProps) {
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
