import { collaborationParams } from '#contract/collaborations.ts';
import {
  dispute,
  disputeFile,
  disputePage,
  disputeParams,
  disputeRequest,
  disputeRuling,
  disputeStart,
  disputesQuery,
  disputeWords,
} from '#contract/disputes.ts';
import { type Call, defineRoute, signedIn } from '../../http/route.ts';
import { acceptDecision } from './accept-decision.ts';
import { answerDispute, appealDispute } from './answer-dispute.ts';
import { decideDispute } from './decide-dispute.ts';
import { getDispute } from './get-dispute.ts';
import { getDisputeFile } from './get-dispute-file.ts';
import { getDisputeStart } from './get-dispute-start.ts';
import { listDisputes } from './list-disputes.ts';
import { openDispute } from './open-dispute.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

export const disputeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/collaborations/:id/disputes',
    access: 'in_good_standing',
    operation: 'getDisputeStart',
    summary: 'What of a piece of work could be disputed, and what was',
    params: collaborationParams,
    response: disputeStart,
    handle: ({ context, params, ...call }) => getDisputeStart(context.db, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/collaborations/:id/disputes',
    access: 'in_good_standing',
    operation: 'openDispute',
    summary: 'Open a dispute: its money is frozen, the clocks of the work stop, and the other side is asked',
    params: collaborationParams,
    body: disputeRequest,
    response: dispute,
    status: 201,
    handle: async ({ context, params, body, ...call }) => {
      const { account } = signedIn(call);
      const opened = await openDispute(context, account, { ...body, collaboration_id: params.id });
      return getDispute(context, account, opened.dispute_id);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/disputes/:id',
    access: 'in_good_standing',
    operation: 'getDispute',
    summary: 'One dispute with what both sides said and what was decided',
    params: disputeParams,
    response: dispute,
    handle: ({ context, params, ...call }) => getDispute(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/disputes/:id/answer',
    access: 'in_good_standing',
    operation: 'answerDispute',
    summary: 'Say how it was, as the side that did not open it',
    params: disputeParams,
    body: disputeWords,
    response: dispute,
    handle: ({ context, params, body, ...call }) =>
      thenShow({ context, ...call }, params.id, (account) =>
        answerDispute(context, account, { ...params, ...body }),
      ),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/disputes/:id/withdrawal',
    access: 'in_good_standing',
    operation: 'withdrawDispute',
    summary: 'Take a dispute back before it is decided; the work goes on where it stood',
    params: disputeParams,
    response: dispute,
    handle: ({ context, params, ...call }) =>
      thenShow({ context, ...call }, params.id, (account) => withdrawDispute(context, account, params.id)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/disputes/:id/acceptance',
    access: 'in_good_standing',
    operation: 'acceptDecision',
    summary: 'Accept the decision; once both sides have, the money moves',
    params: disputeParams,
    response: dispute,
    handle: ({ context, params, ...call }) =>
      thenShow({ context, ...call }, params.id, (account) => acceptDecision(context, account, params.id)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/disputes/:id/appeal',
    access: 'in_good_standing',
    operation: 'appealDispute',
    summary: 'Ask for another admin to look at it again; what they decide is final',
    params: disputeParams,
    body: disputeWords,
    response: dispute,
    handle: ({ context, params, body, ...call }) =>
      thenShow({ context, ...call }, params.id, (account) =>
        appealDispute(context, account, { ...params, ...body }),
      ),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/disputes',
    access: 'admin',
    operation: 'listDisputes',
    summary: 'The desk: what waits for a decision the longest first',
    query: disputesQuery,
    response: disputePage,
    handle: ({ context, query, ...call }) => listDisputes(context.db, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/disputes/:id',
    access: 'admin',
    operation: 'getDisputeFile',
    summary: 'A dispute with what was agreed on and what was sent',
    params: disputeParams,
    response: disputeFile,
    handle: ({ context, params, ...call }) => getDisputeFile(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/disputes/:id/decision',
    access: 'admin',
    operation: 'decideDispute',
    summary:
      'Decide with reasons: release, refund, split or redo; after an appeal by another admin, and final',
    params: disputeParams,
    body: disputeRuling,
    response: dispute,
    handle: ({ context, params, body, ...call }) =>
      thenShow({ context, ...call }, params.id, (account) =>
        decideDispute(context, account, { ...params, ...body }),
      ),
  }),
];

type Acting = Pick<Call<unknown, unknown, unknown>, 'context' | 'actor' | 'request'>;

/** Whoever did something sees how it stands since. */
async function thenShow(
  { context, ...call }: Acting,
  disputeId: string,
  act: (account: ReturnType<typeof signedIn>['account']) => Promise<void>,
) {
  const { account } = signedIn(call);
  await act(account);
  return getDispute(context, account, disputeId);
}
