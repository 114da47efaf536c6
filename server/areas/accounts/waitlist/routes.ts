import { waitlistEndpoints } from '#contract/accounts/waitlist.ts';
import { takeFromNetwork } from '#server/platform/http/network-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeEntry } from './commands/change-entry.ts';
import { joinWaitlist } from './commands/join-waitlist.ts';
import { getEntry } from './queries/get-entry.ts';

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
];
