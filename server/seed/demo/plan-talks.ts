import type { Insertable } from 'kysely';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import type { Applications } from '#server/platform/db/tables.gen.ts';
import type { DemoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import { publishedPlaces } from './application-rows.ts';
import type { Marketplace } from './marketplace.ts';
import { pickNumber, pickOne } from './pick.ts';
import { type PlannedTalk, SCRIPTS, TALKING_SHOPS, TALKS_OF_MAYA } from './talk-plan.ts';

const HOUR_MS = 3_600_000;
/** People answer within two days, or not at all. */
const LONGEST_HOURS = 46;
const STATUSES: readonly ApplicationStatus[] = ['accepted', 'shortlisted', 'submitted'];

export interface TalkSources {
  marketplace: Marketplace;
  applications: readonly Insertable<Applications>[];
  accounts: DemoAccounts;
  now: Date;
}

/** Maya's own, and one for each application status in each shop that has conversations. */
export function planTalks(sources: TalkSources): PlannedTalk[] {
  const others = TALKING_SHOPS.flatMap((shop) =>
    STATUSES.flatMap((status) => planTalk(shop, status, sources)),
  );
  return [...TALKS_OF_MAYA, ...others];
}

function planTalk(shop: string, status: ApplicationStatus, sources: TalkSources): PlannedTalk[] {
  const found = findApplication(shop, status, sources);
  const scripts = SCRIPTS[status];
  if (found === undefined || scripts === undefined) return [];
  const { path, email, begun } = found;
  const script = pickOne(scripts, `${path}/${email}/talk`);
  const hours = (sources.now.getTime() - begun) / HOUR_MS;
  const pause = Math.min(hours, LONGEST_HOURS) / (script.length + 1);
  const lines = script.map(([side, words], place) => [side, hours - pause * (place + 1), words] as const);
  return [{ path, email, lines, unread: pickNumber(2, `${path}/${email}/unread`) }];
}

/** The shop's first application with this status that isn't Maya's. */
function findApplication(shop: string, status: ApplicationStatus, sources: TalkSources) {
  const emails = emailsByCreator(sources);
  for (const { path, campaign } of publishedPlaces(sources.marketplace)) {
    if (!path.startsWith(`${shop}/`)) continue;
    const row = sources.applications.find((one) => {
      const email = emails.get(one.creator_id);
      return one.campaign_id === campaign.id && one.status === status && email && email !== MAYA;
    });
    const email = row && emails.get(row.creator_id);
    if (row && email) return { path, email, begun: begunAt(row) };
  }
  return undefined;
}

function begunAt({ decided_at, submitted_at }: Insertable<Applications>): number {
  return Date.parse(String(decided_at ?? submitted_at));
}

function emailsByCreator({ accounts }: TalkSources): Map<string, string> {
  const emails = new Map(accounts.users.map(({ id, email }) => [id, email]));
  return new Map(accounts.creators.map(({ id, user_id }) => [id, emails.get(user_id) ?? '']));
}
