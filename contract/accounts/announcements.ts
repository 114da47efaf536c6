import { z } from 'zod';
import { helpBlock } from '#contract/base/help.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, cursor } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import {
  ANNOUNCEMENT_BODY_MAX_LENGTH,
  ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH,
  ANNOUNCEMENT_LINK_URL_MAX_LENGTH,
  ANNOUNCEMENT_STATUSES,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  AUDIENCES,
  isAnnouncementLink,
} from '#domain/accounts/announcements.ts';

const link = z.object({ label: z.string(), url: z.string() });

/** An announcement as people read it, with its Markdown parsed into blocks. */
export const newsItem = z
  .object({
    id: z.string(),
    title: z.string(),
    blocks: z.array(helpBlock),
    link: link.nullable(),
    /** Its first day in New York. */
    starts_on: z.string(),
  })
  .meta({ id: 'NewsItem' });
export type NewsItem = z.infer<typeof newsItem>;

const newsPage = z
  .object({ news: z.array(newsItem).max(20), next_cursor: z.string().nullable() })
  .meta({ id: 'NewsPage' });

export const adminAnnouncementRow = z
  .object({
    id: z.string(),
    status: z.enum(ANNOUNCEMENT_STATUSES),
    title: z.string(),
    audience: z.enum(AUDIENCES),
    has_bar: z.boolean(),
    has_email: z.boolean(),
    starts_on: z.string(),
    ends_on: z.string(),
  })
  .meta({ id: 'AnnouncementRow' });
export type AdminAnnouncementRow = z.infer<typeof adminAnnouncementRow>;

const count = z.number().int();

/** The number of its emails in each state, and of people who closed its bar. */
const announcementReport = z
  .object({
    queued: count,
    sent: count,
    delivered: count,
    bounced: count,
    complained: count,
    failed: count,
    unsubscribed: count,
    dismissed: count,
    /** Whether everyone has been emailed. */
    is_complete: z.boolean(),
  })
  .meta({ id: 'AnnouncementReport' });
export type AnnouncementReport = z.infer<typeof announcementReport>;

export const adminAnnouncement = adminAnnouncementRow
  .extend({
    body: z.string(),
    blocks: z.array(helpBlock),
    link_label: z.string().nullable(),
    link_url: z.string().nullable(),
    version: z.number().int(),
    created_by_name: z.string(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    /** The people it would reach now. */
    reach: z.object({ people: count, emails: count }),
    report: announcementReport,
  })
  .meta({ id: 'Announcement' });
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

const announcementPage = z
  .object({ announcements: z.array(adminAnnouncementRow).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'AnnouncementPage' });

const atMost = (most: number) => `Use ${most} characters or fewer`;

const fields = z.object({
  title: oneLine()
    .min(6, 'Use 6 characters or more')
    .max(ANNOUNCEMENT_TITLE_MAX_LENGTH, atMost(ANNOUNCEMENT_TITLE_MAX_LENGTH)),
  body: z
    .string()
    .trim()
    .min(1, 'Write the announcement')
    .max(ANNOUNCEMENT_BODY_MAX_LENGTH, atMost(ANNOUNCEMENT_BODY_MAX_LENGTH)),
  link_label: oneLine()
    .max(ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH, atMost(ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH))
    .nullable(),
  link_url: z.string().trim().max(ANNOUNCEMENT_LINK_URL_MAX_LENGTH).nullable(),
  audience: z.enum(AUDIENCES),
  has_bar: z.boolean(),
  has_email: z.boolean(),
  starts_on: z.iso.date('Choose the first day'),
  ends_on: z.iso.date('Choose the last day'),
});

type Fields = z.infer<typeof fields>;

const NEEDS_LABEL = { path: ['link_label'], message: 'Name the button' };
const NEEDS_URL = { path: ['link_url'], message: 'Enter a path like /help, or an address with https://' };
const NEEDS_CHANNEL = { path: ['has_bar'], message: 'Choose the bar, the email or both' };
const NEEDS_ORDER = { path: ['ends_on'], message: 'The last day is before the first' };

const hasLabel = ({ link_label, link_url }: Fields) => !link_url || Boolean(link_label);
const hasUrl = ({ link_label, link_url }: Fields) => (link_url ? isAnnouncementLink(link_url) : !link_label);
const hasChannel = ({ has_bar, has_email }: Fields) => has_bar || has_email;
const isInOrder = ({ starts_on, ends_on }: Fields) => starts_on <= ends_on;

export const newAnnouncement = fields
  .refine(hasLabel, NEEDS_LABEL)
  .refine(hasUrl, NEEDS_URL)
  .refine(hasChannel, NEEDS_CHANNEL)
  .refine(isInOrder, NEEDS_ORDER)
  .meta({ id: 'NewAnnouncement' });
export type NewAnnouncement = z.output<typeof newAnnouncement>;

/** The complete draft, based on the version it was read in. */
export const announcementChange = fields
  .extend({ version })
  .refine(hasLabel, NEEDS_LABEL)
  .refine(hasUrl, NEEDS_URL)
  .refine(hasChannel, NEEDS_CHANNEL)
  .refine(isInOrder, NEEDS_ORDER)
  .meta({ id: 'AnnouncementChange' });
export type AnnouncementChange = z.output<typeof announcementChange>;

/** The email as its readers get it. */
const announcementPreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'AnnouncementPreview' });

const params = z.object({ id: z.uuid() });
const atVersion = z.object({ version }).meta({ id: 'AnnouncementVersion' });
const withReason = z.object({ reason: adminReason }).meta({ id: 'AnnouncementReason' });

export const announcementEndpoints = endpoints({
  listNews: {
    method: 'GET',
    url: '/api/news',
    access: 'in_good_standing',
    summary: 'List the announcements for my role, newest first',
    query: z.object({ cursor }),
    response: newsPage,
  },
  dismissAnnouncement: {
    method: 'PUT',
    url: '/api/news/:id/dismissal',
    access: 'in_good_standing',
    summary: 'Dismiss the bar of an announcement',
    params,
    response: done,
  },
  listAnnouncements: {
    method: 'GET',
    url: '/api/admin/announcements',
    access: 'admin',
    summary: 'List announcements, newest first',
    query: z.object({ cursor, status: z.enum(ANNOUNCEMENT_STATUSES).optional() }),
    response: announcementPage,
  },
  createAnnouncement: {
    method: 'POST',
    url: '/api/admin/announcements',
    access: 'admin_operations',
    summary: 'Create a draft of an announcement',
    body: newAnnouncement,
    response: adminAnnouncement,
    status: 201,
  },
  getAnnouncement: {
    method: 'GET',
    url: '/api/admin/announcements/:id',
    access: 'admin',
    summary: 'Get an announcement, the number of people it reaches and what became of its emails',
    params,
    response: adminAnnouncement,
  },
  changeAnnouncement: {
    method: 'PUT',
    url: '/api/admin/announcements/:id',
    access: 'admin_operations',
    summary: 'Update a draft; 409 `stale` if someone else changed it first',
    params,
    body: announcementChange,
    response: adminAnnouncement,
  },
  deleteAnnouncement: {
    method: 'DELETE',
    url: '/api/admin/announcements/:id',
    access: 'admin_operations',
    summary: 'Delete a draft',
    params,
    response: done,
  },
  previewAnnouncement: {
    method: 'GET',
    url: '/api/admin/announcements/:id/preview',
    access: 'admin',
    summary: 'Get the email of an announcement as its readers get it',
    params,
    response: announcementPreview,
  },
  testAnnouncement: {
    method: 'POST',
    url: '/api/admin/announcements/:id/test-email',
    access: 'admin_operations',
    summary: 'Email an announcement to myself',
    params,
    response: done,
    status: 202,
  },
  scheduleAnnouncement: {
    method: 'POST',
    url: '/api/admin/announcements/:id/schedule',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Schedule a draft; it goes live at once if its first day is today',
    params,
    body: atVersion,
    response: adminAnnouncement,
  },
  cancelAnnouncement: {
    method: 'DELETE',
    url: '/api/admin/announcements/:id/schedule',
    access: 'admin_operations',
    summary: 'Cancel a scheduled announcement; it becomes a draft again',
    params,
    response: adminAnnouncement,
  },
  endAnnouncement: {
    method: 'POST',
    url: '/api/admin/announcements/:id/end',
    access: 'admin_operations',
    summary: 'End a live announcement early',
    params,
    body: withReason,
    response: adminAnnouncement,
  },
});
