import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ConversationPage } from '#contract/messages/conversations.ts';
import { type Address, call } from '#web/api/call.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import type { RouterContext } from '#web/router-context.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { performAction } from '#web/session/perform-action.ts';
import type { ConversationActions } from './conversation-actions.ts';
import { messagesOptions } from './messages-options.ts';
import { addNewest, type MessagePages, markDeleted } from './newest-messages.ts';
import { dropOutgoing, putOutgoing } from './outbox.ts';

/** If a connection hangs without an error, the sender learns of it after this time. */
const SEND_WITHIN_MS = 30_000;

/** The actions of a conversation; they keep the thread and the list in sync. */
export function createConversationActions(
  router: AnyRouter,
  queries: QueryClient,
  id: string,
): ConversationActions {
  const { api, auth } = router.options.context as RouterContext;
  const { queryKey } = messagesOptions(api, id);
  const listKey = ['GET /api/conversations' satisfies Address];

  function change(to: (known: MessagePages) => MessagePages): void {
    // Keeps the query's timestamp, because refetching now could restore the previous state.
    const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
    queries.setQueryData<MessagePages>(queryKey, (known) => known && to(known), { updatedAt });
  }

  function renewList(): void {
    void queries.invalidateQueries({ queryKey: listKey });
  }

  return {
    send(outgoing) {
      const { id: messageId, body, files } = outgoing;
      const media_file_ids = files.map(({ media_file_id }) => media_file_id);
      putOutgoing(id, { ...outgoing, state: 'sending', problem: null });
      return performAction(
        router,
        () =>
          call(api, 'POST /api/conversations/:id/messages', {
            params: { id },
            body: { id: messageId, body, media_file_ids },
            signal: AbortSignal.timeout(SEND_WITHIN_MS),
          }),
        {
          // One at a time, so that messages arrive in the order they were written.
          turn: `messages of ${id}`,
          after: (data) => {
            change((known) => addNewest(known, data));
            dropOutgoing(id, messageId);
            renewList();
          },
        },
      ).then(
        () => undefined,
        (cause) => putOutgoing(id, { ...outgoing, state: 'failed', problem: adviceFor(cause) }),
      );
    },
    async remove(messageId) {
      await call(api, 'DELETE /api/messages/:id', { params: { id: messageId } });
      change((known) => markDeleted(known, messageId));
      renewList();
    },
    async read(message_id) {
      try {
        const data = await call(api, 'POST /api/conversations/:id/read', {
          params: { id },
          body: { message_id },
        });
        auth.countMessages(data.unread_message_count);
        auth.countNotifications(data.unread_notification_count);
      } catch (cause) {
        logFailure('Failed to mark a conversation as read', cause);
        return;
      }
      queries.setQueriesData<{ pages: ConversationPage[]; pageParams: unknown[] }>(
        { queryKey: listKey },
        (list) => list && { ...list, pages: list.pages.map((page) => markRead(page, id)) },
      );
    },
  };
}

function markRead(page: ConversationPage, id: string): ConversationPage {
  const isNew = page.conversations.some((row) => row.id === id && row.unread_count > 0);
  // The count stops at 100, so it can only be reduced below that; the next answer corrects it.
  const unread = isNew && page.counts.unread < 100 ? page.counts.unread - 1 : page.counts.unread;
  return {
    ...page,
    counts: { ...page.counts, unread },
    conversations: page.conversations.map((row) => (row.id === id ? { ...row, unread_count: 0 } : row)),
  };
}
