import { z } from 'zod';
import { cursor } from './lists.ts';

export const noticesQuery = z.object({ cursor });
export type NoticesQuery = z.output<typeof noticesQuery>;

/** What happened, in a line or two, and where it leads. */
const notice = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    href: z.string(),
    read_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Notice' });

/** How much is new, counted up to a hundred: whoever shows it says 99+ from there on. */
export const unreadNoticeCount = z.number().int().max(100);
export const unreadMessageCount = z.number().int().max(100);

export const noticePage = z
  .object({
    notices: z.array(notice).max(20),
    unread_notice_count: unreadNoticeCount,
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'NoticePage' });
export type NoticePage = z.infer<typeof noticePage>;

/** A notice that was opened, or the newest one that was seen with everything before it. */
export const noticeReading = z
  .object({ notice_id: z.uuid(), with_older: z.boolean() })
  .meta({ id: 'NoticeReading' });
export type NoticeReading = z.output<typeof noticeReading>;

export const noticesRead = z.object({ unread_notice_count: unreadNoticeCount }).meta({ id: 'NoticesRead' });
export type NoticesRead = z.infer<typeof noticesRead>;
