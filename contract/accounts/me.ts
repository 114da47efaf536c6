import { z } from 'zod';
import { unreadMessageCount, unreadNotificationCount } from '#contract/base/notifications.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import type { Account } from '#domain/accounts/access.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { ADMIN_ROLES, MEMBER_ROLES, ROLES } from '#domain/accounts/roles.ts';
import { SUPPRESSION_CAUSES } from '#domain/base/email-event-states.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';

const moment = z.string();

/** A business the account is a member of. */
export const ownBusiness = z
  .object({
    id: z.string(),
    business_name: z.string(),
    slug: z.string(),
    industry: z.string().nullable(),
    membership: z.enum(MEMBER_ROLES),
    /** They manage some of its locations only. */
    is_limited: z.boolean().optional(),
  })
  .meta({ id: 'OwnBusiness' });

/** The signed-in account: guards and headers need this and nothing else. */
export const account = z
  .object({
    user_id: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    role: z.enum(ROLES).nullable(),
    /** Null for everyone who isn't an admin. */
    admin_role: z.enum(ADMIN_ROLES).nullable(),
    account_status: z.enum(ACCOUNT_STATUSES),
    is_business_onboarding: z.boolean(),
    creator_id: z.string().nullable(),
    creator_status: z.enum(CREATOR_STATUSES).nullable(),
    is_application_open: z.boolean(),
    business: ownBusiness.nullable(),
    business_count: z.number().int(),
    must_add_factor: z.boolean(),
    /** The end of a view by an admin, who sees the product as this creator. */
    viewed_until: moment.optional(),
  })
  .meta({ id: 'Account' }) satisfies z.ZodType<Account>;

export const currentSession = z.object({ id: z.string(), expires_at: moment }).meta({ id: 'CurrentSession' });
export type CurrentSession = z.infer<typeof currentSession>;

/** The announcement shown above the page. */
export const announcementBar = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Left out, the bar leads to the News page. */
    link: z.object({ label: z.string(), url: z.string() }).optional(),
  })
  .meta({ id: 'AnnouncementBar' });
export type AnnouncementBar = z.infer<typeof announcementBar>;

/** Who is signed in. Visitors have no account and no session. */
export const me = z
  .object({
    user: account.nullable(),
    session: currentSession.nullable(),
    /** The address of their photo, which ends after an hour. */
    photo_url: z.string().nullable(),
    /** Why we stopped emailing them; left out if we haven't. */
    email_suppression: z.enum(SUPPRESSION_CAUSES).optional(),
    /** The latest announcement for their role that they haven’t dismissed; left out if there is none. */
    announcement: announcementBar.optional(),
    unread_notification_count: unreadNotificationCount,
    unread_message_count: unreadMessageCount,
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

const statusReason = z
  .object({
    status_reason: z.string().nullable(),
    status_note: z.string().nullable(),
    can_apply_again_at: z.string().nullable(),
  })
  .meta({ id: 'StatusReason' });

export const meEndpoints = endpoints({
  getStatusReason: {
    method: 'GET',
    url: '/api/me/status-reason',
    access: 'signed_in',
    is_viewable: true,
    summary: "Get my account's status, with the reason",
    response: statusReason,
  },
  getMe: {
    method: 'GET',
    url: '/api/me',
    access: 'everyone',
    summary: 'Get the signed-in account',
    response: me,
  },
});
