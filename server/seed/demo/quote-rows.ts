import type { Insertable } from 'kysely';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { quoteExpiresAt } from '#domain/hiring/quote-states.ts';
import type { Applications, Quotes } from '#server/platform/db/tables.gen.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';
import { COUNTERED_FOR_MAYA, MAYA } from './application-plan.ts';
import { type DemoPlace, publishedPlaces } from './application-rows.ts';
import { CROWD } from './crowd.ts';
import type { Marketplace } from './marketplace.ts';
import { pickNumber, pickOne } from './pick.ts';
import { COUNTER_REASON, QUOTE_REASONS } from './pitches.ts';

const HOUR_MS = 3_600_000;
/** Every quote is a day and a half old at most, so that all of them are still open. */
const MOST_HOURS_AGO = 36;

const makers = new Map(
  [MAYA, ...CROWD.map(({ email }) => email)].map((email) => [
    seedId('creator', email),
    seedId('person', email),
  ]),
);

/** In campaigns that accept quotes, the first open applicant asked for more, and some shops offered less. */
export function demoQuotes(
  marketplace: Marketplace,
  applications: readonly Insertable<Applications>[],
  today: Date,
): Insertable<Quotes>[] {
  return publishedPlaces(marketplace)
    .filter(({ campaign }) => campaign.accepts_quotes === true && campaign.status === 'live')
    .flatMap((place) => {
      const isMayas = place.path === COUNTERED_FOR_MAYA;
      const waiting = applications.find(
        ({ campaign_id, status, creator_id }) =>
          campaign_id === place.campaign.id &&
          status === 'submitted' &&
          (!isMayas || creator_id === seedId('creator', MAYA)),
      );
      return waiting ? quotesOf(place, waiting, isMayas || pickNumber(3, place.path) === 0, today) : [];
    });
}

function quotesOf(
  { campaign, business }: DemoPlace,
  { id: application_id, creator_id, submitted_at }: Insertable<Applications>,
  isCountered: boolean,
  today: Date,
): Insertable<Quotes>[] {
  const posted = campaign.creator_payout_cents ?? 0;
  const asked_at = latest(submitted_at, hoursBefore(today, MOST_HOURS_AGO));
  const countered_at = new Date((asked_at.getTime() + today.getTime()) / 2);
  const asked: Insertable<Quotes> = {
    id: seedIdInOrder('quote', application_id, 1),
    application_id,
    made_by: 'creator',
    made_by_user_id: makers.get(creator_id) ?? null,
    status: isCountered ? 'countered' : 'open',
    amount_cents: posted + 2_500 * (1 + pickNumber(4, application_id)),
    reason: pickOne(QUOTE_REASONS, application_id),
    expires_at: quoteExpiresAt(asked_at, DEFAULT_SETTINGS.quote_hours).toISOString(),
    decided_at: isCountered ? countered_at.toISOString() : null,
    created_at: asked_at.toISOString(),
  };
  if (!isCountered) return [asked];
  const counter: Insertable<Quotes> = {
    id: seedIdInOrder('quote', application_id, 2),
    application_id,
    made_by: 'business',
    made_by_user_id: business.owner_id ?? null,
    status: 'open',
    // It is below the posted payout, so nothing has to be paid.
    amount_cents: posted - 1_500,
    reason: COUNTER_REASON,
    expires_at: quoteExpiresAt(countered_at, DEFAULT_SETTINGS.quote_hours).toISOString(),
    decided_at: null,
    created_at: countered_at.toISOString(),
  };
  return [asked, counter];
}

function latest(at: string | null | undefined, other: Date): Date {
  return new Date(Math.max(Date.parse(at ?? ''), other.getTime()));
}

function hoursBefore(today: Date, hours: number): Date {
  return new Date(today.getTime() - hours * HOUR_MS);
}
