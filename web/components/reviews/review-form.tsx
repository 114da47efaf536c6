import type { FormEvent } from 'react';
import type { ReviewRequest, WorkReviews } from '#contract/work/ratings.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { REVIEW_WORDS_MAX_LENGTH } from '#domain/work/reviews.ts';
import { call } from '#web/api/call.ts';
import { createTabStores, isRecord, useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** A draft for each side of each piece of work. Null before the first change. */
const reviewWordsOf = createTabStores<ReviewWordsDraft | null>({
  key: 'review-words',
  version: 1,
  empty: null,
  read: (kept) => {
    if (!isRecord(kept) || typeof kept.stars !== 'string' || typeof kept.words !== 'string') return null;
    return { stars: kept.stars, words: kept.words };
  },
});

type ReviewFormProps = {
  collaborationId: string;
  reviews: WorkReviews;
};

const STAR_WORDS = ['1, poor', '2, fair', '3, good', '4, very good', '5, great'];

/**
 * The form to rate the other side. Ratings stay hidden until both sides have rated or the period ends. The draft
 * survives a reload.
 */
export function ReviewForm({ collaborationId, reviews }: ReviewFormProps) {
  const { own, open_until, side, business_name, creator_name } = reviews;
  const store = reviewWordsOf(`${collaborationId}-${side}`);
  const draft = useTabStore(store) ?? { stars: own ? String(own.stars) : '', words: own?.words ?? '' };
  const { stars, words } = draft;
  const sending = useAction(
    async (api, body: ReviewRequest) => {
      await call(api, 'PUT /api/collaborations/:id/reviews/own', { params: { id: collaborationId }, body });
      store.forget();
    },
    { after: 'everything' },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === '') return sending.say('Choose one to five stars');
    if (words.trim().length > REVIEW_WORDS_MAX_LENGTH) return sending.say('That’s too long');
    void sending.run({ stars: Number(stars), words: words.trim() });
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
        label="Your review"
        hint="Both reviews are published at the same time. After that you can’t change them."
        limit={REVIEW_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => store.set({ ...draft, words: event.target.value })}
      />
      <p role="alert" className="text-base text-danger empty:hidden">
        {sending.problem}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="touch" loading={sending.isBusy}>
          {own ? 'Change review' : 'Send review'}
        </Button>
        {open_until ? <p className="text-sm text-ink-2">Until {newYorkMoment(open_until)}</p> : null}
      </div>
    </form>
  );
}

interface ReviewWordsDraft {
  /** One to five, as text; empty if none is chosen. */
  stars: string;
  words: string;
}
