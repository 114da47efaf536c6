import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import { SESSION_DAYS } from './session-cookie.ts';

const HOUR_MS = 3_600_000;

/** A session ends this long after signing in, however often it is renewed. */
const LONGEST_SESSION_DAYS = 90;
const ADMIN_SESSION_HOURS = 8;
const ADMIN_IDLE_MINUTES = 30;

/** The end of a session that is opened now. */
export function sessionEnd(role: Role | null, now: Date): Date {
  const hours = role === 'admin' ? ADMIN_SESSION_HOURS : SESSION_DAYS * 24;
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** For statements with `sessions` and `profiles`. The current role counts. */
export function isSessionAlive(at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(sessions.expires_at > ${at}
    and sessions.created_at > ${at} - make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)})
    and (profiles.role is distinct from 'admin'
      or (sessions.created_at > ${at} - make_interval(hours => ${sql.lit(ADMIN_SESSION_HOURS)})
        and sessions.seen_at > ${at} - make_interval(mins => ${sql.lit(ADMIN_IDLE_MINUTES)}))))`;
}

/** The end of a session that is renewed now, in an update of `sessions` from `profiles`. */
export function renewedSessionEnd(now: Date): RawBuilder<string> {
  const end = new Date(now.getTime() + SESSION_DAYS * 24 * HOUR_MS).toISOString();
  return sql<string>`least(${end}::timestamptz, sessions.created_at
    + case when profiles.role = 'admin' then make_interval(hours => ${sql.lit(ADMIN_SESSION_HOURS)})
      else make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)}) end)`;
}
