import {
  conversation,
  conversationPage,
  conversationParams,
  conversationReading,
  conversationRequest,
  conversationsQuery,
  message,
  messagePage,
  messageParams,
  messageRequest,
  messagesQuery,
  unreadCounts,
} from '#contract/conversations.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { countNews } from './count-news.ts';
import { deleteMessage } from './delete-message.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { openConversation } from './open-conversation.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

export const conversationRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/conversations',
    access: 'in_good_standing',
    operation: 'listConversations',
    summary: 'Own conversations in which something was written, the newest first',
    query: conversationsQuery,
    response: conversationPage,
    handle: ({ context, query, ...call }) => listConversations(context, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/conversations',
    access: 'in_good_standing',
    operation: 'openConversation',
    summary: 'The conversation of a business and a creator about a campaign; made where there is none yet',
    body: conversationRequest,
    response: conversation,
    handle: ({ context, body, ...call }) => openConversation(context, signedIn(call).account, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/conversations/:id',
    access: 'in_good_standing',
    operation: 'getConversation',
    summary: 'One conversation with the job it is about',
    params: conversationParams,
    response: conversation,
    handle: ({ context, params, ...call }) => getConversation(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/conversations/:id/messages',
    access: 'in_good_standing',
    operation: 'listMessages',
    summary: 'What was written in a conversation, the newest first',
    params: conversationParams,
    query: messagesQuery,
    response: messagePage,
    handle: ({ context, params, query, ...call }) =>
      listMessages(context, signedIn(call).account, params.id, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/conversations/:id/messages',
    access: 'in_good_standing',
    operation: 'sendMessage',
    summary: 'Write a message; the same one sent again stays one',
    params: conversationParams,
    body: messageRequest,
    response: message,
    status: 201,
    handle: ({ context, params, body, ...call }) =>
      sendMessage(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/messages/:id',
    access: 'in_good_standing',
    operation: 'deleteMessage',
    summary: 'Take back a message of one’s own',
    params: messageParams,
    response: message,
    handle: ({ context, params, ...call }) => deleteMessage(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/conversations/:id/reading',
    access: 'in_good_standing',
    operation: 'readConversation',
    summary: 'Mark a conversation as read up to a message',
    params: conversationParams,
    body: conversationReading,
    response: unreadCounts,
    handle: ({ context, params, body, ...call }) =>
      readConversation(context, signedIn(call).account, params.id, body.message_id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/unread-counts',
    access: 'in_good_standing',
    operation: 'countUnread',
    summary: 'How much is new at the bell and in one’s conversations',
    response: unreadCounts,
    handle: ({ context, ...call }) => {
      call.reply.header('cache-control', 'no-store');
      return countNews(context.db, signedIn(call).account);
    },
  }),
];
