import { announcementEndpoints } from '#contract/accounts/announcements.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { dismissAnnouncement } from './commands/dismiss-announcement.ts';
import { emailMyself } from './commands/email-myself.ts';
import { cancelAnnouncement, endAnnouncement, scheduleAnnouncement } from './commands/move-announcement.ts';
import { changeAnnouncement, createAnnouncement, deleteAnnouncement } from './commands/save-announcement.ts';
import { getAnnouncement } from './queries/get-announcement.ts';
import { listAnnouncements } from './queries/list-announcements.ts';
import { listNews } from './queries/list-news.ts';
import { previewAnnouncement } from './queries/preview-announcement.ts';

export const announcementRoutes = [
  handle(announcementEndpoints.listNews, ({ context, account, query }) =>
    listNews(context.db, account.role, query.cursor),
  ),
  handle(announcementEndpoints.dismissAnnouncement, async ({ context, account, params }) => {
    await dismissAnnouncement(context, account.user_id, params.id);
    return DONE;
  }),
  handle(announcementEndpoints.listAnnouncements, ({ context, query }) =>
    listAnnouncements(context.db, query),
  ),
  handle(announcementEndpoints.createAnnouncement, async ({ context, account, body }) =>
    getAnnouncement(context.db, await createAnnouncement(context, account.user_id, body)),
  ),
  handle(announcementEndpoints.getAnnouncement, ({ context, params }) =>
    getAnnouncement(context.db, params.id),
  ),
  handle(announcementEndpoints.changeAnnouncement, async ({ context, account, params, body }) => {
    await changeAnnouncement(context, account.user_id, params.id, body);
    return getAnnouncement(context.db, params.id);
  }),
  handle(announcementEndpoints.deleteAnnouncement, async ({ context, account, params }) => {
    await deleteAnnouncement(context, account.user_id, params.id);
    return DONE;
  }),
  handle(announcementEndpoints.previewAnnouncement, ({ context, params }) =>
    previewAnnouncement(context, params.id),
  ),
  handle(announcementEndpoints.testAnnouncement, async ({ context, account, params }) => {
    await emailMyself(context, account.email, params.id);
    return DONE;
  }),
  handle(announcementEndpoints.scheduleAnnouncement, async ({ context, account, params, body }) => {
    await scheduleAnnouncement(context, account.user_id, params.id, body.version);
    return getAnnouncement(context.db, params.id);
  }),
  handle(announcementEndpoints.cancelAnnouncement, async ({ context, account, params }) => {
    await cancelAnnouncement(context, account.user_id, params.id);
    return getAnnouncement(context.db, params.id);
  }),
  handle(announcementEndpoints.endAnnouncement, async ({ context, account, params, body }) => {
    await endAnnouncement(context, account.user_id, params.id, body.reason);
    return getAnnouncement(context.db, params.id);
  }),
];
