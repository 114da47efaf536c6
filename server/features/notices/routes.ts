import { noticePage, noticeReading, noticesQuery, noticesRead } from '#contract/notices.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

export const noticeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/notices',
    access: 'in_good_standing',
    operation: 'listNotices',
    summary: 'What one was told, the latest first',
    query: noticesQuery,
    response: noticePage,
    handle: ({ context, query, ...call }) => listNotices(context.db, signedIn(call).account.user_id, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/notices/reading',
    access: 'in_good_standing',
    operation: 'readNotices',
    summary: 'Mark one notice as read, or all up to one',
    body: noticeReading,
    response: noticesRead,
    handle: ({ context, body, ...call }) => readNotices(context, signedIn(call).account.user_id, body),
  }),
];
