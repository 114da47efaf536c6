import type { AnyRouter } from '@tanstack/react-router';
import { ASK_FOR_MESSAGES_EVERY_MS } from '#domain/conversations.ts';
import type { ApiReach } from '../api/reach.ts';
import type { RouterContext } from '../router-context.ts';

/**
 * Keeps the bell and the badge true while the page is seen, and what is shown of messages with them. The server's hint
 * says when; where none comes it is asked every half a minute. Who is signed in is asked by the guard alone.
 */
export function watchNews(router: AnyRouter): void {
  const { api, auth, queries } = router.options.context as RouterContext;
  let askedAt = Date.now();
  let timer = 0;
  let hints: EventSource | null = null;

  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    timer = window.setTimeout(ask, ASK_FOR_MESSAGES_EVERY_MS);
    follow();
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

  /** A page nobody looks at gives its place to one somebody does. */
  function follow(): void {
    if (auth.getState().user === null || document.hidden) {
      hints?.close();
      hints = null;
    } else if (hints === null || hints.readyState === EventSource.CLOSED) {
      hints = new EventSource('/api/events');
      hints.addEventListener('news', () => void ask());
    }
  }

  timer = window.setTimeout(ask, ASK_FOR_MESSAGES_EVERY_MS);
  follow();
  auth.subscribe(follow);
  document.addEventListener('visibilitychange', () => {
    follow();
    if (Date.now() - askedAt >= LOOKED_AWAY_MS) void ask();
  });
}

/** Whoever looks away this briefly has missed nothing that half a minute would not bring. */
const LOOKED_AWAY_MS = 5_000;

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
