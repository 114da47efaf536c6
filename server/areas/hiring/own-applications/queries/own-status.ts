import { type RawBuilder, sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { OwnApplicationSegment } from '#domain/hiring/own-application-lists.ts';
import {
  announcedBefore,
  announcedStatus,
} from '#server/areas/campaigns/listing/queries/announced-status.ts';
import { awaitsConsent } from '#server/areas/hiring/places/consent.ts';

/** Nothing new can begin between the two, so an invitation or an offer has nothing to answer. */
export const isBlocked = sql<boolean>`exists (select 1 from blocks x
  where x.business_id = campaigns.business_id and x.creator_id = applications.creator_id)`;

/** The status an application has for its creator at a moment, as parts of a statement over applications and campaigns. */
export function ownStatusAt(now: Date) {
  const at = now.toISOString();
  const today = newYorkDate(now);
  const status = announcedStatus('applications', announcedBefore(now));
  const hasOffer = sql<boolean>`exists (select 1 from quotes o where o.application_id = applications.id
    and o.status = 'open' and o.made_by = 'business' and o.expires_at > ${at})`;
  const canStillApply = sql<boolean>`(campaigns.status in ('live', 'paused')
    and (campaigns.application_deadline is null or campaigns.application_deadline >= ${today}))`;
  const isUndecided = sql<boolean>`${status} in ('submitted', 'shortlisted')`;
  const isInvited = sql<boolean>`(applications.status = 'invited' and ${canStillApply})`;
  const parts: Record<OwnApplicationSegment, RawBuilder<boolean>> = {
    all: sql<boolean>`true`,
    open: sql<boolean>`(${status} in ('submitted', 'shortlisted', 'accepted')
      or ${isInvited} and not ${isBlocked})`,
    needs_you: sql<boolean>`(not ${isBlocked} and (${isUndecided} and (${hasOffer} or ${awaitsConsent})
      or ${isInvited}))`,
    waiting: sql<boolean>`(${isUndecided} and (${isBlocked} or not ${hasOffer} and not ${awaitsConsent}))`,
    accepted: sql<boolean>`${status} = 'accepted'`,
    closed: sql<boolean>`(${status} in ('rejected', 'withdrawn', 'declined', 'expired')
      or applications.status = 'invited' and (${isBlocked} or not ${canStillApply}))`,
  };
  return { status, isIn: (segment: OwnApplicationSegment) => parts[segment] };
}
export type OwnStatus = ReturnType<typeof ownStatusAt>;
