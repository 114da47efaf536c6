import type { ConversationView } from '#domain/messages/conversations.ts';
import { CONVERSATION_VIEWS } from '#domain/messages/conversations.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The account type of the reader: the first part of every address. */
export type MessagesArea = 'business' | 'creator';

/** The search parameters of the list. */
export type MessagesView = { show?: string; q?: string };

const FRESH_MS = 10_000;
/** The signed file addresses in messages expire after an hour. */
const FILES_LAST_MS = 30 * 60_000;

export function shownOf({ show }: MessagesView): ConversationView {
  return CONVERSATION_VIEWS.find((known) => known === show) ?? 'all';
}

export function conversationsOptions(api: ApiReach, view: MessagesView) {
  const query = { show: shownOf(view), ...(view.q && { q: view.q }) };
  return {
    ...apiPages(api, 'GET /api/conversations', { query }),
    staleTime: FRESH_MS,
  };
}

export function conversationOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/conversations/:id', { params: { id } }), staleTime: FRESH_MS };
}

/** The newest messages, with older pages on demand. `useThreadNews` merges in new ones. */
export function messagesOptions(api: ApiReach, id: string) {
  return {
    ...apiPages(api, 'GET /api/conversations/:id/messages', { params: { id } }),
    staleTime: FILES_LAST_MS,
    refetchInterval: FILES_LAST_MS,
  };
}
