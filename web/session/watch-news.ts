import type { AnyRouter } from '@tanstack/react-router';
import { ASK_FOR_MESSAGES_EVERY_MS } from '#domain/messages/conversations.ts';
import type { Address } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import type { RouterContext } from '#web/router-context.ts';

/**
 * Keeps the bell, the badge and visible messages up to date while the page is visible. The server sends a hint when to
 * refetch; without hints it polls every half minute. Only the guard checks the session.
 */
export function watchNews(router: AnyRouter): void {
  const { api, auth, queries } = router.options.context as RouterContext;
  let askedAt = Date.now();
  let timer = 0;
  let hints: EventSource | null = null;

  /** The server refuses news to suspended people, and to admins without a second factor: their page would ask in vain. */
  function findListener() {
    const { user } = auth.getState();
    return user?.account_status === 'suspended' || user?.must_add_factor ? null : user;
  }

  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    timer = window.setTimeout(ask, ASK_FOR_MESSAGES_EVERY_MS);
    follow();
    const user = findListener();
    if (user === null || document.hidden) return;
    askedAt = Date.now();
    void queries.current?.client.invalidateQueries({ predicate: ({ queryKey: [head] }) => isAsked(head) });
    // The next poll tries again: a badge that is half a minute late isn't worth an error.
    const counts = await countUnread(api).catch(() => null);
    if (counts === null || user.user_id !== auth.getState().user?.user_id) return;
    auth.countNotifications(counts.unread_notification_count);
    auth.countMessages(counts.unread_message_count);
  }

  /** A hidden page closes its connection to leave room for visible ones. */
  function follow(): void {
    if (findListener() === null || document.hidden) {
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

/** A page that becomes visible again within this time after a refetch isn't refetched. */
const LOOKED_AWAY_MS = 5_000;

async function countUnread(api: ApiReach) {
  const { call } = await import('#web/api/call.ts');
  return call(api, 'GET /api/unread-counts');
}

/** The queries of pages with messages, and of the admins' queue of reports. On other pages they are unused and aren't refetched. */
const ASKED = [
  'GET /api/conversations',
  'GET /api/conversations/:id',
  'newest-messages',
  'GET /api/admin/reports',
  'GET /api/admin/queue-counts',
] satisfies (Address | 'newest-messages')[];

function isAsked(head: unknown): boolean {
  return ASKED.some((name) => name === head);
}
