import type { AnyRouter } from '@tanstack/react-router';
import { ASK_FOR_MESSAGES_EVERY_MS } from '#domain/conversations.ts';
import type { ApiReach } from '../api/reach.ts';
import type { RouterContext } from '../router-context.ts';

/**
 * Keeps the bell and the badge true while the page is seen, and what is shown of messages with them. Who is signed in
 * is asked by the guard alone, in its own time.
 */
export function watchNews(router: AnyRouter): void {
  const { api, auth, queries } = router.options.context as RouterContext;
  let askedAt = Date.now();
  let timer = 0;

  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    timer = window.setTimeout(ask, ASK_FOR_MESSAGES_EVERY_MS);
    const { user } = auth.getState();
    if (user === null || document.hidden) return;
    askedAt = Date.now();
    void queries.current?.client.invalidateQueries({ predicate: ({ queryKey: [head] }) => isAsked(head) });
    // The next one asks again: a badge that is half a minute late is no trouble to tell of.
    const counts = await countUnread(api).catch(() => null);
    if (counts === null || user.user_id !== auth.getState().user?.user_id) return;
    auth.countNotices(counts.unread_notice_count);
    auth.countMessages(counts.unread_message_count);
  }

  timer = window.setTimeout(ask, ASK_FOR_MESSAGES_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - askedAt >= ASK_FOR_MESSAGES_EVERY_MS) void ask();
  });
}

async function countUnread(api: ApiReach) {
  const client = await import('../api/generated/sdk.gen.ts');
  const { data } = await client.countUnread({ ...api, throwOnError: true });
  return data;
}

/** What a page with messages on it asks for; elsewhere nothing of it is in use, and nothing is asked. */
const ASKED = ['listConversations', 'getConversation', 'newest-messages'];

function isAsked(head: unknown): boolean {
  const name = typeof head === 'string' ? head : (head as { _id?: string } | null)?._id;
  return name !== undefined && ASKED.includes(name);
}
