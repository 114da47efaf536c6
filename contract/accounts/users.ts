import { z } from 'zod';
import { emailSuppression } from '#contract/base/email-suppressions.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { ADMIN_ROLES, MEMBER_ROLES, ROLES } from '#domain/accounts/roles.ts';
import { MOST_SIGNAL_LINKS, SIGNAL_KINDS } from '#domain/admin/signals.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';

const moment = z.string();

/** `none` are accounts without a role. */
export const USER_ROLE_FILTERS = [...ROLES, 'none'] as const;

export const adminUsersQuery = z.object({
  search: searchText,
  role: z.enum(USER_ROLE_FILTERS).optional(),
  account_status: z.enum(ACCOUNT_STATUSES).optional(),
  ...sortedBy(['joined', 'name', 'email', 'last_signed_in']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuery>;

export const adminUserRow = z
  .object({
    id: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    role: z.enum(ROLES).nullable(),
    /** Null for everyone who isn't an admin. */
    admin_role: z.enum(ADMIN_ROLES).nullable(),
    account_status: z.enum(ACCOUNT_STATUSES),
    created_at: moment,
    last_login_at: moment.nullable(),
  })
  .meta({ id: 'AdminUserRow' });
export type AdminUserRow = z.infer<typeof adminUserRow>;

const adminUserPage = z
  .object({ users: z.array(adminUserRow).max(100), next_cursor: z.string().nullable(), counts: choiceCounts })
  .meta({ id: 'AdminUserPage' });

const adminUserParams = z.object({ id: z.uuid() });

const userDevice = z
  .object({
    id: z.string(),
    device_name: z.string(),
    ip_address: z.string().nullable(),
    last_seen_at: moment,
  })
  .meta({ id: 'UserDevice' });
export type UserDevice = z.infer<typeof userDevice>;

/** Something about an account that is worth a look. */
export const signal = z
  .object({
    kind: z.enum(SIGNAL_KINDS),
    /** Counted up to a hundred. */
    count: z.number().int(),
    /** The amount paid in by a new business. */
    amount_cents: z.number().int().nullable(),
    /** The other accounts it is about. */
    accounts: z.array(z.object({ id: z.string(), name: z.string() })).max(MOST_SIGNAL_LINKS),
  })
  .meta({ id: 'Signal' });
export type Signal = z.infer<typeof signal>;

const linkedAccount = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    account_status: z.enum(ACCOUNT_STATUSES),
    /** The kinds of things the two accounts share. */
    shares: z.array(z.enum(['bank', 'browser', 'address', 'network'])).max(4),
  })
  .meta({ id: 'LinkedAccount' });
export type LinkedAccount = z.infer<typeof linkedAccount>;

export const adminUser = adminUserRow
  .extend({
    is_oneself: z.boolean(),
    email_verified: z.boolean(),
    /** Why the address gets no more email; null if it does. */
    email_suppression: emailSuppression.nullable(),
    status_reason: z.string().nullable(),
    terms_accepted_at: moment.nullable(),
    first_login_at: moment.nullable(),
    creator: z.object({ id: z.string(), status: z.enum(CREATOR_STATUSES) }).nullable(),
    businesses: z
      .array(z.object({ id: z.string(), business_name: z.string(), role: z.enum(MEMBER_ROLES) }))
      .max(50),
    devices: z.array(userDevice).max(50),
    /** Messages with contact details or payments outside Bizmeet, sent before there was a contract; up to a hundred. */
    contact_details_count: z.number().int().max(100),
    /** Other accounts with the same bank account, browser, mailing address or network. */
    linked_accounts: z.array(linkedAccount).max(80),
    signals: z.array(signal).max(SIGNAL_KINDS.length),
    /** Why they can't become an admin or stop being one; null if they can. */
    role_refusal: z.string().nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** Ends this session; left out, all of them. */
const sessionEnding = z
  .object({ session_id: z.uuid().optional(), reason: adminReason })
  .meta({ id: 'SessionEnding' });

const roleChange = z
  .object({
    /** Null removes them as an admin. */
    admin_role: z.enum(ADMIN_ROLES).nullable(),
    reason: adminReason,
  })
  .meta({ id: 'RoleChange' });

export const userRole = z
  .object({
    user_id: z.string(),
    role: z.enum(ROLES).nullable(),
    admin_role: z.enum(ADMIN_ROLES).nullable(),
  })
  .meta({ id: 'UserRole' });

export const adminUserEndpoints = endpoints({
  listUsers: {
    method: 'GET',
    url: '/api/admin/users',
    access: 'admin',
    summary: 'List accounts, newest first or sorted; search by the start of a name or email',
    query: adminUsersQuery,
    response: adminUserPage,
  },
  getUser: {
    method: 'GET',
    url: '/api/admin/users/:id',
    access: 'admin',
    views: 'account',
    summary: 'Get an account with its devices and related records',
    params: adminUserParams,
    response: adminUser,
  },
  endUserSessions: {
    method: 'POST',
    url: '/api/admin/users/:id/sign-out',
    access: 'admin_support',
    summary: 'Sign out one device of an account, or all of them',
    params: adminUserParams,
    body: sessionEnding,
    response: done,
  },
  changeUserRole: {
    method: 'PUT',
    url: '/api/admin/users/:id/role',
    access: 'admin_owner',
    confirm: 'fresh',
    summary: "Change an account's admin role, or remove it",
    params: adminUserParams,
    body: roleChange,
    response: userRole,
  },
});
