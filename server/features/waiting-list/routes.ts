import {
  waitingListReceipt,
  waitingListRequest,
  waitingListStanding,
  waitingListToken,
} from '#contract/waiting-list.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { defineRoute } from '../../http/route.ts';
import { changeEntry } from './change-entry.ts';
import { getStanding } from './get-standing.ts';
import { joinWaitingList } from './join-waiting-list.ts';

const JOINS_AN_ADDRESS = { most: 10, seconds: 600 };

export const waitingListRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/waiting-list-entries',
    access: 'everyone',
    operation: 'joinWaitingList',
    summary: 'Ask to hear when a city opens',
    body: waitingListRequest,
    response: waitingListReceipt,
    status: 202,
    handle: async ({ context, body, request }) => {
      await takeFromLimit(context.db, `waiting-list:${request.ip}`, JOINS_AN_ADDRESS);
      return joinWaitingList(context, body);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/waiting-list-standing',
    access: 'everyone',
    operation: 'getWaitingListStanding',
    summary: 'What the link in a waiting list mail stands for',
    query: waitingListToken,
    response: waitingListStanding,
    handle: ({ context, query }) => getStanding(context, query.token),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/waiting-list-confirmations',
    access: 'everyone',
    operation: 'confirmWaitingListEntry',
    summary: 'Confirm the address on the list',
    body: waitingListToken,
    response: waitingListStanding,
    handle: ({ context, body }) => changeEntry(context, body.token, 'confirm'),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/waiting-list-removals',
    access: 'everyone',
    operation: 'removeWaitingListEntry',
    summary: 'Take the address off the list',
    body: waitingListToken,
    response: waitingListStanding,
    handle: ({ context, body }) => changeEntry(context, body.token, 'remove'),
  }),
];
