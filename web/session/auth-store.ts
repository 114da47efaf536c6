import type { CurrentSession, Me } from '#contract/accounts/me.ts';
import type { Account } from '#domain/accounts/access.ts';
import { logFailure } from './log-failure.ts';

export interface AuthState {
  user: Account | null;
  session: CurrentSession | null;
  /** Their photo; null shows their initials. */
  photo_url: string | null;
  /** Why we stopped emailing them. */
  email_suppression?: Me['email_suppression'];
  /** Shown above the page until they dismiss it. */
  announcement?: Me['announcement'];
  unread_notification_count: number;
  unread_message_count: number;
  /** True until the first answer. */
  loading: boolean;
  authReady: boolean;
}

/** The signed-in user, as far as this tab knows. */
export interface AuthStore {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  /** Stores the server's answer, after the first check or a change of the session. */
  settle(me: Me): void;
  /** Updates the bell's count. */
  countNotifications(unread: number): void;
  /** Updates the count of unread messages. */
  countMessages(unread: number): void;
  /** Takes down an announcement that was dismissed. */
  hideAnnouncement(id: string): void;
  /** Clears the session. */
  clear(): void;
  /** Asks the server. A failure is logged and changes nothing. */
  check(fetchMe: () => Promise<Me>): Promise<void>;
  /** True if the last answer is too old to open a guarded page, or there is none. */
  isStale(): boolean;
}

export const AUTH_STALE_MS = 5 * 60_000;

/** The state without a session. */
export const NOBODY: Me = {
  user: null,
  session: null,
  photo_url: null,
  unread_notification_count: 0,
  unread_message_count: 0,
};
const START: AuthState = { ...NOBODY, loading: true, authReady: false };

export function createAuthStore(now = () => Date.now()): AuthStore {
  const watchers = new Set<() => void>();
  let state = START;
  let checkedAt: number | null = null;
  let checking: Promise<void> | null = null;
  /** Increases with every change, so that answers to earlier requests are ignored. */
  let version = 0;

  function show(next: AuthState): void {
    state = next;
    for (const notify of watchers) notify();
  }

  function set(next: AuthState): void {
    version += 1;
    show(next);
  }

  function settle(me: Me): void {
    checkedAt = now();
    set({ ...me, loading: false, authReady: true });
  }

  async function ask(fetchMe: () => Promise<Me>): Promise<void> {
    const asked = version;
    try {
      const me = await fetchMe();
      if (asked === version) settle(me);
    } catch (cause) {
      logFailure('Failed to get the session', cause);
      if (asked === version) set({ ...state, loading: false, authReady: true });
    }
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    settle,
    countNotifications(unread_notification_count) {
      if (unread_notification_count !== state.unread_notification_count)
        show({ ...state, unread_notification_count });
    },
    countMessages(unread_message_count) {
      if (unread_message_count !== state.unread_message_count) show({ ...state, unread_message_count });
    },
    hideAnnouncement(id) {
      if (state.announcement?.id === id) show({ ...state, announcement: undefined });
    },
    clear: () => settle(NOBODY),
    check(fetchMe) {
      checking ??= ask(fetchMe).finally(() => {
        checking = null;
      });
      return checking;
    },
    isStale: () => checkedAt === null || now() - checkedAt >= AUTH_STALE_MS,
  };
}
