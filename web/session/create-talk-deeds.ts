import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { listConversationsQueryKey } from '../api/generated/@tanstack/react-query.gen.ts';
import * as client from '../api/generated/sdk.gen.ts';
import type { ConversationPage } from '../api/generated/types.gen.ts';
import { adviceFor } from '../components/settings/form-trouble.ts';
import { messagesOptions } from '../pages/messages/messages-options.ts';
import { addNewest, type MessagePages, markDeleted } from '../pages/messages/newest-messages.ts';
import type { TalkDeeds } from '../pages/messages/talk-deeds.ts';
import { dropOutgoing, putOutgoing } from '../pages/messages/written.ts';
import type { RouterContext } from '../router-context.ts';
import { logFailure } from './log-failure.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** On a line that neither takes nor refuses anything, the sender hears of it after this long. */
const SEND_WITHIN_MS = 30_000;

/** What is done in one conversation, with the thread and the list kept in step. */
export function createTalkDeeds(router: AnyRouter, queries: QueryClient, id: string): TalkDeeds {
  const { api, auth } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const { queryKey } = messagesOptions(api, id);
  const [{ _id }] = listConversationsQueryKey();
  const isList = (head: unknown) => (head as { _id?: string } | null)?._id === _id;
  /** One after the other, so that they arrive in the order they were written in. */
  let last: Promise<unknown> = Promise.resolve();

  function change(to: (known: MessagePages) => MessagePages): void {
    // Asking for more right now would bring back what was there before.
    const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
    queries.setQueryData<MessagePages>(queryKey, (known) => known && to(known), { updatedAt });
  }

  function renewList(): void {
    void queries.invalidateQueries({ predicate: ({ queryKey: [head] }) => isList(head) });
  }

  async function sendNow(outgoing: Parameters<TalkDeeds['send']>[0]): Promise<void> {
    const { id: messageId, body, files } = outgoing;
    const media_file_ids = files.map(({ media_file_id }) => media_file_id);
    try {
      const { data } = await client.sendMessage({
        ...reach,
        path: { id },
        body: { id: messageId, body, media_file_ids },
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
      });
      change((known) => addNewest(known, data));
      dropOutgoing(id, messageId);
      renewList();
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      putOutgoing(id, { ...outgoing, state: 'failed', problem: adviceFor(cause) });
    }
  }

  return {
    send(outgoing) {
      putOutgoing(id, { ...outgoing, state: 'sending', problem: null });
      last = last.then(() => sendNow(outgoing));
      return last as Promise<void>;
    },
    async remove(messageId) {
      try {
        await client.deleteMessage({ ...reach, path: { id: messageId } });
      } catch (cause) {
        if (isSignedOut(cause)) void leadToDoor(router);
        throw cause;
      }
      change((known) => markDeleted(known, messageId));
      renewList();
    },
    async read(message_id) {
      try {
        const { data } = await client.readConversation({ ...reach, path: { id }, body: { message_id } });
        auth.countMessages(data.unread_message_count);
        auth.countNotices(data.unread_notice_count);
      } catch (cause) {
        logFailure('Failed to mark a conversation as read', cause);
        return;
      }
      queries.setQueriesData<{ pages: ConversationPage[]; pageParams: unknown[] }>(
        { predicate: ({ queryKey: [head] }) => isList(head) },
        (list) => list && { ...list, pages: list.pages.map((page) => markRead(page, id)) },
      );
    },
  };
}

function markRead(page: ConversationPage, id: string): ConversationPage {
  const isNew = page.conversations.some((row) => row.id === id && row.unread_count > 0);
  // Counted up to a hundred, so one less than that may be a hundred still: the next answer says.
  const unread = isNew && page.counts.unread < 100 ? page.counts.unread - 1 : page.counts.unread;
  return {
    ...page,
    counts: { ...page.counts, unread },
    conversations: page.conversations.map((row) => (row.id === id ? { ...row, unread_count: 0 } : row)),
  };
}
