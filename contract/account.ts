import { z } from 'zod';
import type { Account } from '#domain/access.ts';
import { ACCOUNT_STATUSES } from '#domain/account-states.ts';
import { CREATOR_STATUSES } from '#domain/creator-states.ts';
import { MEMBER_ROLES, ROLES } from '#domain/roles.ts';
import { unreadMessageCount, unreadNoticeCount } from './notices.ts';

const moment = z.string();

/** Who is signed in: what guards and headers need to know, and nothing else. */
export const account = z
  .object({
    user_id: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    role: z.enum(ROLES).nullable(),
    account_status: z.enum(ACCOUNT_STATUSES),
    is_business_onboarding: z.boolean(),
    creator_status: z.enum(CREATOR_STATUSES).nullable(),
    is_application_open: z.boolean(),
    business: z
      .object({
        id: z.string(),
        business_name: z.string(),
        slug: z.string(),
        industry: z.string().nullable(),
        membership: z.enum(MEMBER_ROLES),
      })
      .nullable(),
  })
  .meta({ id: 'Account' }) satisfies z.ZodType<Account>;

export const currentSession = z.object({ id: z.string(), expires_at: moment }).meta({ id: 'CurrentSession' });
export type CurrentSession = z.infer<typeof currentSession>;

/** The one answer pages need; a visitor is nobody and has no session. */
export const me = z
  .object({
    user: account.nullable(),
    session: currentSession.nullable(),
    unread_notice_count: unreadNoticeCount,
    unread_message_count: unreadMessageCount,
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;
