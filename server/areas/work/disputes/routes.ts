import { disputeEndpoints } from '#contract/work/dispute-endpoints.ts';
import { requireSecondAdmin } from '#server/areas/base/approvals/commands/require-second-admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { acceptDecision } from './commands/accept-decision.ts';
import { answerDispute, appealDispute } from './commands/answer-dispute.ts';
import { DECIDE_DISPUTE, decideDispute } from './commands/decide-dispute.ts';
import { openDispute } from './commands/open-dispute.ts';
import { openDisputeFor } from './commands/open-dispute-for.ts';
import { withdrawDispute } from './commands/withdraw-dispute.ts';
import { getDispute } from './queries/get-dispute.ts';
import { getDisputeFile } from './queries/get-dispute-file.ts';
import { getDisputeStart } from './queries/get-dispute-start.ts';
import { listDisputes } from './queries/list-disputes.ts';

export const disputeRoutes = [
  handle(disputeEndpoints.getDisputeStart, ({ context, account, params }) =>
    getDisputeStart(context.db, account, params.id),
  ),
  handle(disputeEndpoints.openDispute, async ({ context, account, params, body }) => {
    const opened = await openDispute(context, account, { ...body, collaboration_id: params.id });
    return getDispute(context, account, opened.dispute_id);
  }),
  handle(disputeEndpoints.openDisputeFor, async ({ context, account, params, body }) => {
    const opened = await openDisputeFor(context, account, { ...body, collaboration_id: params.id });
    return getDispute(context, account, opened.dispute_id);
  }),
  handle(disputeEndpoints.getDispute, ({ context, account, params }) =>
    getDispute(context, account, params.id),
  ),
  handle(disputeEndpoints.answerDispute, async ({ context, account, params, body }) => {
    await answerDispute(context, account, { ...params, ...body });
    return getDispute(context, account, params.id);
  }),
  handle(disputeEndpoints.withdrawDispute, async ({ context, account, params }) => {
    await withdrawDispute(context, account, params.id);
    return getDispute(context, account, params.id);
  }),
  handle(disputeEndpoints.acceptDecision, async ({ context, account, params }) => {
    await acceptDecision(context, account, params.id);
    return getDispute(context, account, params.id);
  }),
  handle(disputeEndpoints.appealDispute, async ({ context, account, params, body }) => {
    await appealDispute(context, account, { ...params, ...body });
    return getDispute(context, account, params.id);
  }),
  handle(disputeEndpoints.listDisputes, ({ context, account, query }) =>
    listDisputes(context.db, account, query),
  ),
  handle(disputeEndpoints.getDisputeFile, ({ context, account, params }) =>
    getDisputeFile(context, account, params.id),
  ),
  handle(disputeEndpoints.decideDispute, async ({ context, account, params, body }) => {
    const request = { ...params, ...body };
    await requireSecondAdmin(context, DECIDE_DISPUTE, {
      admin_id: account.user_id,
      subject_id: params.id,
      reason: body.words,
      request,
    });
    await decideDispute(context, account, request);
    return getDispute(context, account, params.id);
  }),
];
