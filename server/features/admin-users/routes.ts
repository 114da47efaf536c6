import {
  adminUser,
  adminUserPage,
  adminUserParams,
  adminUsersQuery,
  roleChange,
  roleStanding,
  sessionEnding,
} from '#contract/admin-users.ts';
import { DONE, done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeRole } from './change-role.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';

export const adminUserRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/users',
    access: 'admin',
    operation: 'listUsers',
    summary: 'All accounts, newest first; `search` is the beginning of a name or an email',
    query: adminUsersQuery,
    response: adminUserPage,
    handle: ({ context, query }) => listUsers(context.db, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/users/:id',
    access: 'admin',
    operation: 'getUser',
    summary: 'One account with its devices and what belongs to it',
    params: adminUserParams,
    response: adminUser,
    handle: ({ context, params, ...call }) => getUser(context.db, signedIn(call).account.user_id, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/users/:id/session-endings',
    access: 'admin',
    operation: 'endUserSessions',
    summary: 'Sign one device of an account out, or all of them',
    params: adminUserParams,
    body: sessionEnding,
    response: done,
    handle: async ({ context, params, body, ...call }) => {
      const admin_id = signedIn(call).account.user_id;
      await endUserSessions(context, { admin_id, user_id: params.id, ...body });
      return DONE;
    },
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/admin/users/:id/role',
    access: 'admin',
    operation: 'changeUserRole',
    summary: 'Make an account an admin, or take that away; never one’s own',
    params: adminUserParams,
    body: roleChange,
    response: roleStanding,
    handle: ({ context, params, body, ...call }) =>
      changeRole(context, { admin_id: signedIn(call).account.user_id, user_id: params.id, ...body }),
  }),
];
