import { supportEndpoints } from '#contract/messages/support.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerRequest } from './commands/answer-request.ts';
import { changeStatus, mergeRequests } from './commands/move-request.ts';
import { openRequest, writeMessage } from './commands/write-request.ts';
import { requireRecord } from './queries/find-record.ts';
import { getRequest } from './queries/get-request.ts';
import { listRequests } from './queries/list-requests.ts';
import { getOwnRequest, listOwnRequests } from './queries/own-requests.ts';

export const supportRoutes = [
  handle(supportEndpoints.getSupportRecord, ({ context, account, query }) =>
    requireRecord(context.db, account.user_id, query),
  ),
  handle(supportEndpoints.listOwnSupportRequests, ({ context, account, query }) =>
    listOwnRequests(context.db, account.user_id, query.cursor),
  ),
  handle(supportEndpoints.createSupportRequest, ({ context, account, body }) =>
    openRequest(context, account, body),
  ),
  handle(supportEndpoints.getOwnSupportRequest, ({ context, account, params }) =>
    getOwnRequest(context.db, account.user_id, params.id),
  ),
  handle(supportEndpoints.writeSupportMessage, ({ context, account, params, body }) =>
    writeMessage(context, account, params.id, body),
  ),
  handle(supportEndpoints.listSupportRequests, ({ context, query }) => listRequests(context.db, query)),
  handle(supportEndpoints.getSupportRequest, async ({ context, params }) => {
    const request = await getRequest(context.db, params.id);
    noteView({ subject_type: 'support_request', subject_id: params.id });
    return request;
  }),
  handle(supportEndpoints.answerSupportRequest, ({ context, account, params, body }) =>
    answerRequest(context, account.user_id, params.id, body),
  ),
  handle(supportEndpoints.moveSupportRequest, ({ context, account, params, body }) =>
    changeStatus(context, account.user_id, params.id, body),
  ),
  handle(supportEndpoints.mergeSupportRequest, ({ context, account, params, body }) =>
    mergeRequests(context, account.user_id, params.id, body.into_id),
  ),
];
