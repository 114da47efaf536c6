import type { AnyRouter } from '@tanstack/react-router';
import type { ApiReach } from '../api/reach.ts';
import type { RouterContext } from '../router-context.ts';

const ASK_EVERY_MS = 30_000;

/** Keeps the bell true while the page is seen. Who is signed in is asked by the guard alone, in its own time. */
export function watchNotices(router: AnyRouter): void {
  const { api, auth } = router.options.context as RouterContext;
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    const { user } = auth.getState();
    if (user === null || document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    // The next one asks again: a bell that is half a minute late is no trouble to tell of.
    const unread = await countUnread(api).catch(() => null);
    if (unread !== null && user.user_id === auth.getState().user?.user_id) auth.countNotices(unread);
  }

  window.setInterval(() => void ask(), ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => void ask());
}

async function countUnread(api: ApiReach): Promise<number> {
  const { listNotices } = await import('../api/generated/sdk.gen.ts');
  const { data } = await listNotices({ ...api, throwOnError: true });
  return data.unread_notice_count;
}
