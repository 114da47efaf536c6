import type { Insertable } from 'kysely';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import type { RatingSide } from '#domain/work/ratings.ts';
import { daysAfter, hoursAfter } from '#domain/work/work-timers.ts';
import type { Collaborations, Ratings } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import type { DemoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import type { Marketplace } from './marketplace.ts';
import { pickNumber, pickOne } from './pick.ts';

/** Ratings of creators by shops. */
const RATINGS_OF_CREATORS: readonly Found[] = [
  { stars: 5, words: 'On time, quiet in a busy room, and the reel looks like us on a good day.' },
  { stars: 5, words: 'Asked two good questions before filming and needed nothing after that.' },
  { stars: 5, words: 'People still come in and name the video.' },
  { stars: 4, words: 'Lovely footage. The first cut missed the sign, the second one had it.' },
  { stars: 4, words: 'Friendly with the regulars, and the light is just right. A day later than we hoped.' },
  { stars: 4, words: '' },
  { stars: 3, words: 'Good pictures, but we had to ask twice for the link.' },
];

/** Ratings of shops by creators. */
const RATINGS_OF_SHOPS: readonly Found[] = [
  { stars: 5, words: 'The brief said what they wanted and left me the rest. Answered within the hour.' },
  { stars: 5, words: 'They kept a table free by the window and let me film before opening.' },
  { stars: 5, words: 'Approved the same day. I would go back without a camera.' },
  { stars: 5, words: '' },
  { stars: 4, words: 'Clear about everything but the back room, which turned out to be closed.' },
  { stars: 4, words: 'One round of changes, and it was a fair one.' },
  { stars: 3, words: 'Nice people, but the answer came in the last hour of the clock.' },
];

/** A rating is written within this many hours. */
const LAST_HOUR = 60;
/** The share of people who write a rating. */
const WRITERS = { of: 10, some: 7 };

interface Sources {
  collaborations: readonly Insertable<Collaborations>[];
  marketplace: Marketplace;
  accounts: DemoAccounts;
  now: Date;
}

/** The ratings of both sides of finished work. A rating by one side alone stays hidden until the time is over. */
export function demoRatings({ collaborations, marketplace, accounts, now }: Sources): Insertable<Ratings>[] {
  const owners = new Map(marketplace.businesses.map(({ id, owner_id }) => [id, owner_id ?? null]));
  const makers = new Map(accounts.creators.map(({ id, user_id }) => [id, user_id]));
  return collaborations.flatMap((work) => {
    const authors = { creator: makers.get(work.creator_id), business: owners.get(work.business_id) };
    const written = (['creator', 'business'] as const).flatMap((side) => {
      const author_id = authors[side];
      const row = author_id ? ratingRow(work, side, author_id) : null;
      return row && row.created_at <= now.toISOString() ? [row] : [];
    });
    return written.map((row) => ({ ...row, shown_at: shownAt(written, now) }));
  });
}

type SerializedJson = Insertable<Ratings> & { created_at: string; opens_at: string };

function ratingRow(
  work: Insertable<Collaborations>,
  side: RatingSide,
  author_id: string,
): SerializedJson | null {
  const { id: collaboration_id, completed_at, business_id, creator_id } = work;
  const name = `${collaboration_id}/${side}`;
  const isMayas = creator_id === seedId('creator', MAYA);
  if (!completed_at || (!isMayas && pickNumber(WRITERS.of, name) >= WRITERS.some)) return null;
  const completed = new Date(completed_at);
  const { stars, words } = pickOne(side === 'creator' ? RATINGS_OF_SHOPS : RATINGS_OF_CREATORS, name);
  return {
    id: seedId('rating', name),
    ...{ collaboration_id, side, author_id, business_id, creator_id, stars, words },
    created_at: hoursAfter(completed, 1 + pickNumber(LAST_HOUR, `${name}/time`)).toISOString(),
    opens_at: daysAfter(completed, DEFAULT_SETTINGS.rating_open_days).toISOString(),
  };
}

function shownAt(written: readonly SerializedJson[], now: Date): string | null {
  const [first, second] = written;
  if (first === undefined) return null;
  // The second rating publishes both.
  if (second) return [first.created_at, second.created_at].toSorted().at(-1) ?? null;
  return first.opens_at <= now.toISOString() ? first.opens_at : null;
}

interface Found {
  stars: number;
  words: string;
}
