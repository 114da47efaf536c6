import { ANNOUNCEMENT_STATUSES } from '#domain/accounts/announcements.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters; `open=new` opens an empty form. */
export type AnnouncementsView = { state?: string; open?: string };

export const NEW_ANNOUNCEMENT = 'new';

export function readStatus({ state }: AnnouncementsView) {
  return ANNOUNCEMENT_STATUSES.find((known) => known === state);
}

export function announcementsOptions(api: ApiReach, view: AnnouncementsView) {
  const status = readStatus(view);
  return apiPages(api, 'GET /api/admin/announcements', { query: { ...(status && { status }) } });
}

export function announcementOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/announcements/:id', { params: { id } });
}

export function previewOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/announcements/:id/preview', { params: { id } });
}
