import type { Insertable } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { vettingDueAt } from '#domain/format/business-days.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type {
  CreatorNiches,
  CreatorRates,
  Creators,
  SocialAccounts,
  VettingDecisions,
} from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { APPLICANTS } from './applicants.ts';
import { CREATORS, type DemoCreator } from './creators.ts';
import { CROWD } from './crowd.ts';

const HOUR_MS = 3_600_000;
const ADMIN = 'admin@bizmeet.example';

export interface DemoCreatorRows {
  profiles: (Partial<Insertable<Creators>> & { id: string })[];
  creator_niches: Insertable<CreatorNiches>[];
  creator_rates: Insertable<CreatorRates>[];
  social_accounts: Insertable<SocialAccounts>[];
  vetting_decisions: Insertable<VettingDecisions>[];
}

/** The profiles of demo creators, each application sent as many hours ago as planned. */
export function demoCreators(today: Date): DemoCreatorRows {
  const everyone = [...CREATORS, ...APPLICANTS, ...CROWD];
  return {
    profiles: everyone.map((creator) => profileRow(creator, today)),
    creator_niches: everyone.flatMap(({ email, niches }) =>
      niches.map((niche) => ({ creator_id: creatorId(email), niche })),
    ),
    creator_rates: everyone.flatMap(({ email, prices }) =>
      Object.entries(prices).map(([kind, dollars]) => ({
        creator_id: creatorId(email),
        kind: kind as DeliverableKind,
        price_cents: dollars * 100,
      })),
    ),
    social_accounts: everyone.flatMap(accountRows),
    vetting_decisions: everyone.flatMap((creator) => decisionRows(creator, today)),
  };
}

/** Inserts creators with their profiles, in the caller's transaction. */
export async function writeDemoCreators(
  tx: Tx,
  creators: readonly Insertable<Creators>[],
  rows: DemoCreatorRows,
): Promise<void> {
  const written = new Map(rows.profiles.map((profile) => [profile.id, profile]));
  await tx
    .insertInto('creators')
    .values(creators.map((creator) => ({ ...creator, ...written.get(creator.id) })))
    .execute();
  await tx.insertInto('creator_niches').values(rows.creator_niches).execute();
  await tx.insertInto('creator_rates').values(rows.creator_rates).execute();
  await tx.insertInto('social_accounts').values(rows.social_accounts).execute();
  await tx.insertInto('vetting_decisions').values(rows.vetting_decisions).execute();
}

function creatorId(email: string): string {
  return seedId('creator', email);
}

function profileRow(creator: DemoCreator, today: Date): DemoCreatorRows['profiles'][number] {
  const { email, handle, bio, languages, home, availability, submission_count = 0, changes } = creator;
  const sentAt = creator.sent_hours_ago === undefined ? null : hoursBefore(today, creator.sent_hours_ago);
  return {
    id: creatorId(email),
    handle,
    bio,
    languages: [...languages],
    home_city_id: NEW_YORK_CITY_ID,
    home_neighborhood_id: neighborhoodId(home),
    availability: availability ?? null,
    submission_count,
    agreed_at: sentAt?.toISOString() ?? null,
    submitted_at: sentAt?.toISOString() ?? null,
    vetting_due_at: sentAt && vettingDueAt(sentAt).toISOString(),
    ...(changes && { status_note: changes.note, assignee_id: seedId('person', ADMIN) }),
  };
}

function accountRows({ email, accounts }: DemoCreator): Insertable<SocialAccounts>[] {
  return accounts.map(({ platform, handle, followers, avg_views, is_proven }) => ({
    id: seedId('social-account', `${email}/${platform}`),
    creator_id: creatorId(email),
    platform,
    handle,
    status: is_proven ? 'proven' : 'claimed',
    claimed_followers: followers,
    claimed_avg_views: avg_views,
    numbers_source: 'creator',
  }));
}

function decisionRows({ email, changes }: DemoCreator, today: Date): Insertable<VettingDecisions>[] {
  if (changes === undefined) return [];
  return [
    {
      id: seedId('vetting-decision', email),
      creator_id: creatorId(email),
      admin_id: seedId('person', ADMIN),
      decision: 'request_changes',
      note: changes.note,
      items: JSON.stringify(changes.items),
      created_at: hoursBefore(today, changes.hours_ago).toISOString(),
    },
  ];
}

function hoursBefore(today: Date, hours: number): Date {
  return new Date(today.getTime() - hours * HOUR_MS);
}
