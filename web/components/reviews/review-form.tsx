import { type FormEvent, useState } from 'react';
import type { ReviewRequest, WorkReviews } from '#contract/reviews.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { REVIEW_WORDS_MAX_LENGTH } from '#domain/reviews.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { reviewWordsOf } from './review-words-draft.ts';

type ReviewFormProps = {
  collaborationId: string;
  reviews: WorkReviews;
  send: (review: ReviewRequest) => Promise<void>;
};

const STAR_WORDS = ['1, poor', '2, fair', '3, good', '4, very good', '5, great'];

/** How one found the other. Nobody reads it before both have written or the time is over. It lasts over a reload. */
export function ReviewForm({ collaborationId, reviews, send }: ReviewFormProps) {
  const { own, open_until, side, business_name, creator_name } = reviews;
  const store = reviewWordsOf(`${collaborationId}-${side}`);
  const draft = useTabStore(store) ?? { stars: own ? String(own.stars) : '', words: own?.words ?? '' };
  const { stars, words } = draft;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isTooLong = words.trim().length > REVIEW_WORDS_MAX_LENGTH;
    setProblem(stars === '' ? 'Choose one to five stars' : isTooLong ? 'That is too long' : null);
    if (stars === '' || isTooLong) return;
    setSending(true);
    const review = { stars: Number(stars), words: words.trim() };
    try {
      await send(review);
      store.forget();
    } catch (cause) {
      setProblem(adviceFor(cause));
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <RadioGroup
        label={`How was it with ${side === 'creator' ? business_name : creator_name}?`}
        inline
        value={stars}
        onValueChange={(next) => store.set({ ...draft, stars: next })}
        options={STAR_WORDS.map((label, place) => ({ value: String(place + 1), label }))}
      />
      <TextArea
        label="In a few words"
        hint="Both reviews open together. After that they stay as they are."
        limit={REVIEW_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => store.set({ ...draft, words: event.target.value })}
      />
      <p role="alert" className="text-base text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="touch" loading={isSending}>
          {own ? 'Change review' : 'Send review'}
        </Button>
        {open_until ? <p className="text-sm text-ink-2">Until {newYorkMoment(open_until)}</p> : null}
      </div>
    </form>
  );
}
