import type { Insertable } from 'kysely';
import { DEFAULT_SETTINGS } from '#domain/platform-settings.ts';
import type { ReviewSide } from '#domain/reviews.ts';
import { daysAfter, hoursAfter } from '#domain/work-timers.ts';
import type { Collaborations, Reviews } from '#server/db/tables.gen.ts';
import { seedId } from '../ids.ts';
import type { DemoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import type { Marketplace } from './marketplace.ts';
import { pickNumber, pickOne } from './pick.ts';
import { REVIEWS_OF_CREATORS, REVIEWS_OF_SHOPS } from './review-words.ts';

/** Whoever writes does so within so many hours. */
const LAST_HOUR = 60;
/** Of so many who could write, how many do; the rest lets it be. */
const WRITERS = { of: 10, some: 7 };

interface Sources {
  collaborations: readonly Insertable<Collaborations>[];
  marketplace: Marketplace;
  accounts: DemoAccounts;
  now: Date;
}

/** How both sides found each other where the work is done. What only one wrote stays blind until the time is over. */
export function demoReviews({ collaborations, marketplace, accounts, now }: Sources): Insertable<Reviews>[] {
  const owners = new Map(marketplace.businesses.map(({ id, owner_id }) => [id, owner_id ?? null]));
  const makers = new Map(accounts.creators.map(({ id, user_id }) => [id, user_id]));
  return collaborations.flatMap((work) => {
    const authors = { creator: makers.get(work.creator_id), business: owners.get(work.business_id) };
    const written = (['creator', 'business'] as const).flatMap((side) => {
      const author_id = authors[side];
      const row = author_id ? reviewRow(work, side, author_id) : null;
      return row && row.created_at <= now.toISOString() ? [row] : [];
    });
    return written.map((row) => ({ ...row, shown_at: shownAt(written, now) }));
  });
}

type Written = Insertable<Reviews> & { created_at: string; opens_at: string };

function reviewRow(work: Insertable<Collaborations>, side: ReviewSide, author_id: string): Written | null {
  const { id: collaboration_id, completed_at, business_id, creator_id } = work;
  const name = `${collaboration_id}/${side}`;
  const isMayas = creator_id === seedId('creator', MAYA);
  if (!completed_at || (!isMayas && pickNumber(WRITERS.of, name) >= WRITERS.some)) return null;
  const completed = new Date(completed_at);
  const { stars, words } = pickOne(side === 'creator' ? REVIEWS_OF_SHOPS : REVIEWS_OF_CREATORS, name);
  return {
    id: seedId('review', name),
    ...{ collaboration_id, side, author_id, business_id, creator_id, stars, words },
    created_at: hoursAfter(completed, 1 + pickNumber(LAST_HOUR, `${name}/time`)).toISOString(),
    opens_at: daysAfter(completed, DEFAULT_SETTINGS.review_open_days).toISOString(),
  };
}

function shownAt(written: readonly Written[], now: Date): string | null {
  const [first, second] = written;
  if (first === undefined) return null;
  // The second one opens both.
  if (second) return [first.created_at, second.created_at].toSorted().at(-1) ?? null;
  return first.opens_at <= now.toISOString() ? first.opens_at : null;
}
