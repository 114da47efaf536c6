import { z } from 'zod';
import { unreadMessageCount, unreadNotificationCount } from '#contract/base/notifications.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { workFile } from '#contract/work/deliverables.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import {
  CONVERSATION_SIDES,
  CONVERSATION_VIEWS,
  CONVERSATIONS_A_PAGE,
  MESSAGE_MAX_LENGTH,
  MESSAGES_A_PAGE,
  MOST_MESSAGE_FILES,
} from '#domain/messages/conversations.ts';

const moment = z.string();
const side = z.enum(CONVERSATION_SIDES);

export const unreadCounts = z
  .object({ unread_notification_count: unreadNotificationCount, unread_message_count: unreadMessageCount })
  .meta({ id: 'UnreadCounts' });
export type UnreadCounts = z.infer<typeof unreadCounts>;

const conversationParams = z.object({ id: z.uuid() });
const messageParams = z.object({ id: z.uuid() });

export const conversationsQuery = z.object({
  show: z.enum(CONVERSATION_VIEWS).default('all'),
  q: searchText,
  cursor,
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

/** The other side of a conversation, and its subject. */
const parties = {
  id: z.string(),
  /** The side the caller is on. */
  side,
  campaign: z.object({
    id: z.string(),
    /** For links: the public name if there is one, else the id. */
    identifier: z.string(),
    title: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
  }),
  business: z.object({
    id: z.string(),
    business_name: z.string(),
    slug: z.string(),
    industry: z.string().nullable(),
  }),
  creator: z.object({ id: z.string(), name: z.string(), avatar_url: z.string().nullable() }),
};

export const conversationRow = z
  .object({
    ...parties,
    /** The newest message that isn't deleted; null if all of them are. */
    last_message: z
      .object({
        side,
        is_own: z.boolean(),
        /** The author's first name. */
        sender_name: z.string(),
        /** The first 200 characters. */
        excerpt: z.string(),
        file_count: z.number().int(),
      })
      .nullable(),
    last_message_at: moment,
    unread_count: unreadMessageCount,
  })
  .meta({ id: 'ConversationRow' });
export type ConversationRow = z.infer<typeof conversationRow>;

export const conversationPage = z
  .object({
    conversations: z.array(conversationRow).max(CONVERSATIONS_A_PAGE),
    /** Of all of them, whatever is searched for; counted up to a hundred. */
    counts: z.object({ unread: z.number().int().max(100), needs_reply: z.number().int().max(100) }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'ConversationPage' });
export type ConversationPage = z.infer<typeof conversationPage>;

/** Businesses say which creator; creators are the creator themselves. */
export const conversationRequest = z
  .object({ campaign_id: z.uuid(), creator_id: z.uuid().optional() })
  .meta({ id: 'ConversationRequest' });
export type ConversationRequest = z.output<typeof conversationRequest>;

export const conversation = z
  .object({
    ...parties,
    application: z.object({
      id: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      submitted_at: moment.nullable(),
      decided_at: moment.nullable(),
    }),
    /** The work that came of it, to be read as a collaboration. */
    collaboration_id: z.string().nullable(),
    /** Whether the two have agreed on work before. Until then, a message with contact details asks before it is sent. */
    has_contract: z.boolean(),
    /** The entity to upload your own files to, with the role `attachment`. */
    own_entity_id: z.string(),
    /** Up to when the other side has read. */
    other_read_at: moment.nullable(),
    /** Why nothing can be written here now; null where it can. */
    refusal: z.string().nullable(),
    server_time: moment,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

export const message = z
  .object({
    id: z.string(),
    side,
    is_own: z.boolean(),
    sender_name: z.string(),
    /** Empty where it was deleted. */
    body: z.string(),
    is_deleted: z.boolean(),
    /** Hidden by us after a report; its body is empty, as if it were deleted. */
    is_removed: z.boolean(),
    files: z.array(workFile).max(MOST_MESSAGE_FILES),
    created_at: moment,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

export const messagesQuery = z.object({ cursor });
export type MessagesQuery = z.output<typeof messagesQuery>;

/** The newest first. */
export const messagePage = z
  .object({ messages: z.array(message).max(MESSAGES_A_PAGE), next_cursor: z.string().nullable() })
  .meta({ id: 'MessagePage' });
export type MessagePage = z.infer<typeof messagePage>;

export const messageRequest = z
  .object({
    /** Made by the sender: the same message sent again is the same message. */
    id: z.uuid(),
    body: z.string().trim().max(MESSAGE_MAX_LENGTH, `At most ${MESSAGE_MAX_LENGTH} characters`),
    /** Uploaded earlier by the writer, with the role `attachment`. */
    media_file_ids: z
      .array(z.uuid())
      .max(MOST_MESSAGE_FILES, `At most ${MOST_MESSAGE_FILES} files`)
      .default([]),
  })
  .refine(({ body, media_file_ids }) => body !== '' || media_file_ids.length > 0, {
    path: ['body'],
    message: 'Write something, or add a file',
  })
  .meta({ id: 'MessageRequest' });
export type MessageRequest = z.output<typeof messageRequest>;

/** The newest message that was seen, with everything before it. */
const conversationReading = z.object({ message_id: z.uuid() }).meta({ id: 'ConversationReading' });

export const conversationEndpoints = endpoints({
  listConversations: {
    method: 'GET',
    url: '/api/conversations',
    access: 'in_good_standing',
    summary: 'List my conversations, most recent first',
    query: conversationsQuery,
    response: conversationPage,
  },
  openConversation: {
    method: 'POST',
    url: '/api/conversations',
    access: 'in_good_standing',
    summary: 'Create or get a conversation about a campaign',
    body: conversationRequest,
    response: conversation,
  },
  getConversation: {
    method: 'GET',
    url: '/api/conversations/:id',
    access: 'in_good_standing',
    summary: 'Get a conversation with the job it is about',
    params: conversationParams,
    response: conversation,
  },
  listMessages: {
    method: 'GET',
    url: '/api/conversations/:id/messages',
    access: 'in_good_standing',
    summary: "List a conversation's messages, newest first",
    params: conversationParams,
    query: messagesQuery,
    response: messagePage,
  },
  sendMessage: {
    method: 'POST',
    url: '/api/conversations/:id/messages',
    access: 'in_good_standing',
    summary: 'Send a message; repeated requests send it once',
    params: conversationParams,
    body: messageRequest,
    response: message,
    status: 201,
  },
  deleteMessage: {
    method: 'DELETE',
    url: '/api/messages/:id',
    access: 'in_good_standing',
    summary: 'Delete my message',
    params: messageParams,
    response: message,
  },
  markConversationRead: {
    method: 'POST',
    url: '/api/conversations/:id/read',
    access: 'in_good_standing',
    summary: 'Mark a conversation as read up to a message',
    params: conversationParams,
    body: conversationReading,
    response: unreadCounts,
  },
  countUnread: {
    method: 'GET',
    url: '/api/unread-counts',
    access: 'in_good_standing',
    is_viewable: true,
    summary: 'Get my unread notification and message counts',
    response: unreadCounts,
  },
});
