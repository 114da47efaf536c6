/** A business and a creator talking about one campaign. */
export const CONVERSATION_VIEWS = ['all', 'unread', 'needs_reply'] as const;
export type ConversationView = (typeof CONVERSATION_VIEWS)[number];

export const MESSAGE_MAX_LENGTH = 2000;
export const MOST_MESSAGE_FILES = 5;
export const MESSAGES_A_PAGE = 50;

/** Pages ask again this often where nothing is pushed to them. */
export const ASK_FOR_MESSAGES_EVERY_MS = 30_000;
