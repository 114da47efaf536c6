import { endpoints } from '#contract/platform/endpoint.ts';
import { collaborationParams } from '#contract/work/collaborations.ts';
import { messagePage, messagesQuery } from './conversations.ts';

export const disputeConversationEndpoints = endpoints({
  listDisputeMessages: {
    method: 'GET',
    url: '/api/admin/collaborations/:id/messages',
    access: 'admin_decisions',
    summary: 'List the messages of both sides of a dispute, newest first',
    params: collaborationParams,
    query: messagesQuery,
    response: messagePage,
  },
});
