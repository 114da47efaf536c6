import { z } from 'zod';
import { APPLICATION_STATUSES } from '#domain/application-states.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaign-states.ts';
import {
  CONVERSATION_SIDES,
  CONVERSATION_VIEWS,
  CONVERSATIONS_A_PAGE,
  MESSAGE_MAX_LENGTH,
  MESSAGES_A_PAGE,
  MOST_MESSAGE_FILES,
} from '#domain/conversations.ts';
import { workFile } from './collaborations.ts';
import { cursor, searchText } from './lists.ts';
import { unreadMessageCount, unreadNoticeCount } from './notices.ts';

const moment = z.string();
const side = z.enum(CONVERSATION_SIDES);

export const unreadCounts = z
  .object({ unread_notice_count: unreadNoticeCount, unread_message_count: unreadMessageCount })
  .meta({ id: 'UnreadCounts' });
export type UnreadCounts = z.infer<typeof unreadCounts>;

export const conversationParams = z.object({ id: z.uuid() });
export const messageParams = z.object({ id: z.uuid() });

export const conversationsQuery = z.object({
  show: z.enum(CONVERSATION_VIEWS).default('all'),
  q: searchText,
  cursor,
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

/** Whom one talks with, and about what. */
const parties = {
  id: z.string(),
  /** As whom one takes part. */
  side,
  campaign: z.object({
    id: z.string(),
    /** For addresses: the public name where there is one, else the id. */
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
    /** The newest message that is not deleted; null where all of them are. */
    last_message: z
      .object({
        side,
        is_own: z.boolean(),
        /** The first name of whoever wrote it. */
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
    /** Under which one's own files are uploaded, with the role `attachment`. */
    own_entity_id: z.string(),
    /** Up to when the other side has read. */
    other_read_at: moment.nullable(),
    /** Why nothing can be written here now; null where it can. */
    hindrance: z.string().nullable(),
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
    /** Uploaded before, under the role `attachment` of whoever writes. */
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
export const conversationReading = z.object({ message_id: z.uuid() }).meta({ id: 'ConversationReading' });
export type ConversationReading = z.output<typeof conversationReading>;
