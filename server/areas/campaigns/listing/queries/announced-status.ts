import { type RawBuilder, sql } from 'kysely';
import { type ApplicationStatus, UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';

/** Decisions made after this moment can still be undone. */
export function announcedBefore(now: Date): string {
  return new Date(now.getTime() - UNDO_DECISION_SECONDS * 1000).toISOString();
}

/** The status as the creator knows it: a decision that can be undone isn't announced, unless both sides agreed on it. */
export function announcedStatus(
  application: string,
  before: string | RawBuilder<unknown>,
): RawBuilder<ApplicationStatus> {
  const a = sql.table(application);
  return sql<ApplicationStatus>`case
    when ${a}.status in ('accepted', 'rejected') and ${a}.decided_at > ${before}
      and not exists (select 1 from quotes q where q.application_id = ${a}.id and q.status = 'accepted')
    then 'submitted' else ${a}.status end`;
}
