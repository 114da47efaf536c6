import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';

const NOTED_EVERY_MS = 60_000;

/** Open pages request these by themselves, so they don't count as activity. */
const ASKED_BY_PAGES = new Set([
  '/api/me',
  '/api/events',
  '/api/unread-counts',
  '/api/notifications',
  '/api/admin/queue-counts',
]);

/** Records activity, because the sessions of admins end after a while without any. */
export async function noteActivity(
  db: Database,
  { actor, session, routeOptions }: FastifyRequest,
): Promise<void> {
  if (session === null || (actor?.role !== 'admin' && !session.viewed_by)) return;
  if (ASKED_BY_PAGES.has(routeOptions.url ?? '')) return;
  const now = new Date();
  if (now.getTime() - new Date(session.seen_at).getTime() < NOTED_EVERY_MS) return;
  await db
    .updateTable('sessions')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', session.id)
    .where('seen_at', '<', now.toISOString())
    .execute();
}
