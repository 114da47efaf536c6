import { adminEndpoints } from '#contract/accounts/admins.ts';
import { adminUserEndpoints } from '#contract/accounts/users.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { addAdmin } from './commands/add-admin.ts';
import { changeRole } from './commands/change-role.ts';
import { endUserSessions } from './commands/end-user-sessions.ts';
import { getUser } from './queries/get-user.ts';
import { listAdminPeople } from './queries/list-admin-people.ts';
import { listUsers } from './queries/list-users.ts';

export const adminUserRoutes = [
  handle(adminUserEndpoints.listUsers, ({ context, query }) => listUsers(context, query)),
  handle(adminUserEndpoints.getUser, ({ context, account, params }) => getUser(context, account, params.id)),
  handle(adminUserEndpoints.endUserSessions, async ({ context, account, params, body }) => {
    await endUserSessions(context, { admin: account, user_id: params.id, ...body });
    return DONE;
  }),
  handle(adminUserEndpoints.changeUserRole, ({ context, account, params, body }) =>
    changeRole(context, { admin_id: account.user_id, user_id: params.id, ...body }),
  ),
  handle(adminEndpoints.listAdmins, ({ context, account }) => listAdminPeople(context.db, account.user_id)),
  handle(adminEndpoints.addAdmin, ({ context, account, body }) =>
    addAdmin(context, { admin_id: account.user_id, ...body }),
  ),
];
