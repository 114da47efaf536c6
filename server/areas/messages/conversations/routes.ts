import { conversationEndpoints } from '#contract/messages/conversations.ts';
import { disputeConversationEndpoints } from '#contract/messages/dispute-conversation.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteMessage } from './commands/delete-message.ts';
import { markConversationRead } from './commands/mark-conversation-read.ts';
import { openConversation } from './commands/open-conversation.ts';
import { sendMessage } from './commands/send-message.ts';
import { countAllUnread } from './queries/count-all-unread.ts';
import { getConversation } from './queries/get-conversation.ts';
import { listConversations } from './queries/list-conversations.ts';
import { listDisputeMessages } from './queries/list-dispute-messages.ts';
import { listMessages } from './queries/list-messages.ts';

export const conversationRoutes = [
  handle(conversationEndpoints.listConversations, ({ context, account, query }) =>
    listConversations(context, account, query),
  ),
  handle(conversationEndpoints.openConversation, ({ context, account, body }) =>
    openConversation(context, account, body),
  ),
  handle(conversationEndpoints.getConversation, ({ context, account, params }) =>
    getConversation(context, account, params.id),
  ),
  handle(conversationEndpoints.listMessages, ({ context, account, params, query }) =>
    listMessages(context, account, params.id, query),
  ),
  handle(conversationEndpoints.sendMessage, ({ context, account, params, body }) =>
    sendMessage(context, account, params.id, body),
  ),
  handle(conversationEndpoints.deleteMessage, ({ context, account, params }) =>
    deleteMessage(context, account, params.id),
  ),
  handle(conversationEndpoints.markConversationRead, ({ context, account, params, body }) =>
    markConversationRead(context, account, params.id, body.message_id),
  ),
  handle(disputeConversationEndpoints.listDisputeMessages, ({ context, account, params, query }) =>
    listDisputeMessages(context, account, { ...query, collaboration_id: params.id }),
  ),
  handle(conversationEndpoints.countUnread, ({ context, account }) => countAllUnread(context.db, account)),
];
