import { waitlistEndpoints } from '#contract/accounts/waitlist.ts';
import { waitlistAdminEndpoints } from '#contract/accounts/waitlist-admin.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeFromNetwork } from '#server/platform/http/network-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeEntry } from './commands/change-entry.ts';
import { joinWaitlist } from './commands/join-waitlist.ts';
import { openCity } from './commands/open-city.ts';
import { countByCity } from './queries/count-by-city.ts';
import { getEntry } from './queries/get-entry.ts';
import { listEntries } from './queries/list-entries.ts';

const JOINS_A_NETWORK = { most: 10, seconds: 600 };

export const waitlistRoutes = [
  handle(waitlistEndpoints.joinWaitlist, async ({ context, body, request }) => {
    await takeFromNetwork(context.db, 'waitlist', request, JOINS_A_NETWORK);
    return joinWaitlist(context, body);
  }),
  handle(waitlistEndpoints.getWaitlistEntry, ({ context, query }) => getEntry(context, query.token)),
  handle(waitlistEndpoints.confirmWaitlistEntry, ({ context, body }) =>
    changeEntry(context, body.token, 'confirm'),
  ),
  handle(waitlistEndpoints.removeWaitlistEntry, ({ context, body }) =>
    changeEntry(context, body.token, 'remove'),
  ),
  handle(waitlistAdminEndpoints.listWaitlist, ({ context, query }) => listEntries(context.db, query)),
  handle(waitlistAdminEndpoints.countWaitlist, async ({ context }) => ({
    cities: await countByCity(context.db),
  })),
  handle(waitlistAdminEndpoints.openCity, async ({ context, account, params, body }) => {
    await openCity(context, { city_id: params.id, admin_id: account.user_id, ...body });
    return DONE;
  }),
];
