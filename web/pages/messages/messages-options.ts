import type { ConversationView } from '#domain/conversations.ts';
import { CONVERSATION_VIEWS } from '#domain/conversations.ts';
import {
  getConversationOptions,
  listConversationsInfiniteOptions,
  listMessagesInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ConversationPage, MessagePage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** Whose messages these are: the first part of every address. */
export type MessagesArea = 'business' | 'creator';

/** What the address says of the list. */
export type MessagesView = { show?: string; q?: string };

const FRESH_MS = 10_000;
/** What was signed with the messages ends after an hour. */
const FILES_LAST_MS = 30 * 60_000;

export function shownOf({ show }: MessagesView): ConversationView {
  return CONVERSATION_VIEWS.find((known) => known === show) ?? 'all';
}

export function conversationsOptions(api: ApiReach, view: MessagesView) {
  const query = { show: shownOf(view), ...(view.q && { q: view.q }) };
  return {
    ...byCursor<ConversationPage>(listConversationsInfiniteOptions({ ...api, query })),
    staleTime: FRESH_MS,
  };
}

export function conversationOptions(api: ApiReach, id: string) {
  return { ...getConversationOptions({ ...api, path: { id } }), staleTime: FRESH_MS };
}

/** The newest messages, and further back page by page. What is new is merged in by `useThreadNews`. */
export function messagesOptions(api: ApiReach, id: string) {
  return {
    ...byCursor<MessagePage>(listMessagesInfiniteOptions({ ...api, path: { id } })),
    staleTime: FILES_LAST_MS,
    refetchInterval: FILES_LAST_MS,
  };
}
