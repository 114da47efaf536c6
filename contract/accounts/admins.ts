import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { ADMIN_ROLES } from '#domain/accounts/roles.ts';
import { emailAddress } from './credentials.ts';
import { userRole } from './users.ts';

const admin = z
  .object({
    user_id: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    admin_role: z.enum(ADMIN_ROLES),
    account_status: z.enum(ACCOUNT_STATUSES),
    is_oneself: z.boolean(),
    /** Whether they have a passkey or an authenticator app. Without one they can't open anything. */
    has_factor: z.boolean(),
    last_login_at: z.string().nullable(),
  })
  .meta({ id: 'Admin' });
export type Admin = z.infer<typeof admin>;

/** More admins than a platform has. */
export const MOST_ADMINS = 500;

const adminList = z.object({ admins: z.array(admin).max(MOST_ADMINS) }).meta({ id: 'AdminList' });

const newAdmin = z
  .object({ email: emailAddress, admin_role: z.enum(ADMIN_ROLES), reason: adminReason })
  .meta({ id: 'NewAdmin' });

export const adminEndpoints = endpoints({
  listAdmins: {
    method: 'GET',
    url: '/api/admin/admins',
    access: 'admin',
    summary: 'List the admins with their roles',
    response: adminList,
  },
  addAdmin: {
    method: 'POST',
    url: '/api/admin/admins',
    access: 'admin_owner',
    confirm: 'fresh',
    summary: 'Make an existing account an admin',
    body: newAdmin,
    response: userRole,
  },
});
