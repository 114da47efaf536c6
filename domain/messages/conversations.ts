/** A business and a creator talking about one campaign. */
export const CONVERSATION_VIEWS = ['all', 'unread', 'needs_reply'] as const;
export type ConversationView = (typeof CONVERSATION_VIEWS)[number];

export const CONVERSATION_SIDES = ['creator', 'business'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

export const MESSAGE_MAX_LENGTH = 2000;
export const MOST_MESSAGE_FILES = 5;
export const MESSAGES_A_PAGE = 50;
export const CONVERSATIONS_A_PAGE = 20;
/** The length of the newest message's preview in a list. */
export const EXCERPT_LENGTH = 200;

/** An email goes out for a message that has been unread this long. */
export const MAIL_AFTER_UNREAD_MINUTES = 10;

/** Pages poll at this interval if the event stream is down. */
export const ASK_FOR_MESSAGES_EVERY_MS = 30_000;

/** The address of a conversation for each side; mails lead there. */
export function conversationPath(side: ConversationSide, id: string): `/${string}` {
  return `/${side}/messages/${id}`;
}
