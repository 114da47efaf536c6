import { type RawBuilder, sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { type ApplicationStatus, UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import type { OwnApplicationSegment } from '#domain/hiring/own-application-lists.ts';
import { awaitsConsent } from '#server/areas/hiring/places/consent.ts';

/** The status an application has for its creator at a moment, as parts of a statement over applications and campaigns. */
export function ownStatusAt(now: Date) {
  const at = now.toISOString();
  const told = new Date(now.getTime() - UNDO_DECISION_SECONDS * 1000).toISOString();
  const today = newYorkDate(now);
  // A decision that can still be undone isn't announced yet, unless both sides agreed on it.
  const status = sql<ApplicationStatus>`case
    when applications.status in ('accepted', 'rejected') and applications.decided_at > ${told}
      and not exists (select 1 from quotes a where a.application_id = applications.id and a.status = 'accepted')
    then 'submitted' else applications.status end`;
  const hasOffer = sql<boolean>`exists (select 1 from quotes o where o.application_id = applications.id
    and o.status = 'open' and o.made_by = 'business' and o.expires_at > ${at})`;
  const canStillApply = sql<boolean>`(campaigns.status in ('live', 'paused')
    and (campaigns.application_deadline is null or campaigns.application_deadline >= ${today}))`;
  const isUndecided = sql<boolean>`${status} in ('submitted', 'shortlisted')`;
  const parts: Record<OwnApplicationSegment, RawBuilder<boolean>> = {
    all: sql<boolean>`true`,
    open: sql<boolean>`(${status} in ('submitted', 'shortlisted', 'accepted')
      or applications.status = 'invited' and ${canStillApply})`,
    needs_you: sql<boolean>`(${isUndecided} and (${hasOffer} or ${awaitsConsent})
      or applications.status = 'invited' and ${canStillApply})`,
    waiting: sql<boolean>`(${isUndecided} and not ${hasOffer} and not ${awaitsConsent})`,
    accepted: sql<boolean>`${status} = 'accepted'`,
    closed: sql<boolean>`(${status} in ('rejected', 'withdrawn', 'declined', 'expired')
      or applications.status = 'invited' and not ${canStillApply})`,
  };
  return { status, isIn: (segment: OwnApplicationSegment) => parts[segment] };
}
export type OwnStatus = ReturnType<typeof ownStatusAt>;
