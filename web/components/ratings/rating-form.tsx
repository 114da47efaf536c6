import { Star } from 'lucide-react';
import type { FormEvent } from 'react';
import type { RatingRequest, WorkRatings } from '#contract/work/ratings.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { RATING_WORDS_MAX_LENGTH } from '#domain/work/ratings.ts';
import { call } from '#web/api/call.ts';
import { createTabStores, isRecord, useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** A draft for each side of each piece of work. Null before the first change. */
const ratingWordsOf = createTabStores<RatingWordsDraft | null>({
  key: 'rating-words',
  version: 1,
  empty: null,
  read: (kept) => {
    if (!isRecord(kept) || typeof kept.stars !== 'string' || typeof kept.words !== 'string') return null;
    return { stars: kept.stars, words: kept.words };
  },
});

type RatingFormProps = {
  collaborationId: string;
  ratings: WorkRatings;
};

const STAR_WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Great'];

/**
 * The form to rate the other side. Ratings stay hidden until both sides have rated or the period ends. The draft
 * survives a reload.
 */
export function RatingForm({ collaborationId, ratings }: RatingFormProps) {
  const { own, open_until, side, business_name, creator_name } = ratings;
  const store = ratingWordsOf(`${collaborationId}-${side}`);
  const draft = useTabStore(store) ?? { stars: own ? String(own.stars) : '', words: own?.words ?? '' };
  const { stars, words } = draft;
  const sending = useAction(
    async (api, body: RatingRequest) => {
      await call(api, 'PUT /api/collaborations/:id/ratings/own', { params: { id: collaborationId }, body });
      store.forget();
    },
    { after: 'everything', done: own ? 'Review changed.' : 'Review sent.' },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === '') return sending.say('Choose one to five stars');
    if (words.trim().length > RATING_WORDS_MAX_LENGTH) return sending.say('That’s too long');
    void sending.run({ stars: Number(stars), words: words.trim() });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <RadioGroup
        label={`How was it with ${side === 'creator' ? business_name : creator_name}?`}
        value={stars}
        onValueChange={(next) => store.set({ ...draft, stars: next })}
        options={STAR_WORDS.map((words, place) => ({
          value: String(place + 1),
          label: <Stars count={place + 1} words={words} />,
        }))}
      />
      <TextArea
        label="Your review"
        hint="Both reviews are published at the same time. After that you can’t change them."
        limit={RATING_WORDS_MAX_LENGTH}
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

/** "★★★☆☆ Good": the stars that are used everywhere, and the word for them. */
function Stars({ count, words }: { count: number; words: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="flex gap-0.5">
        {STAR_WORDS.map((known, place) => (
          <Star
            key={known}
            className={`size-4.5 stroke-[1.75] ${place < count ? 'fill-current' : 'text-ink-3'}`}
          />
        ))}
      </span>
      <span className="sr-only">{count}, </span>
      {words}
    </span>
  );
}

interface RatingWordsDraft {
  /** One to five, as text; empty if none is chosen. */
  stars: string;
  words: string;
}
