import type { CurrentSession, Me } from '#contract/account.ts';
import type { Account } from '#domain/access.ts';
import { logFailure } from './log-failure.ts';

export interface AuthState {
  user: Account | null;
  session: CurrentSession | null;
  unread_notice_count: number;
  unread_message_count: number;
  /** True until the first answer. */
  loading: boolean;
  authReady: boolean;
}

/** Who is signed in, as far as this tab knows. */
export interface AuthStore {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  /** Takes over what the server said, after the first check or any event of signing in. */
  settle(me: Me): void;
  /** What is new at the bell, heard of since. */
  countNotices(unread: number): void;
  /** What is new in one's conversations. */
  countMessages(unread: number): void;
  /** Nobody is signed in any more. */
  clear(): void;
  /** Asks the server. A failure is logged and changes nobody. */
  check(fetchMe: () => Promise<Me>): Promise<void>;
  /** Whether the last answer is too old to open a guarded page on it, or never came. */
  isStale(): boolean;
}

export const AUTH_STALE_MS = 5 * 60_000;

/** Nobody is signed in. */
export const NOBODY: Me = { user: null, session: null, unread_notice_count: 0, unread_message_count: 0 };
const START: AuthState = { ...NOBODY, loading: true, authReady: false };

export function createAuthStore(now = () => Date.now()): AuthStore {
  const watchers = new Set<() => void>();
  let state = START;
  let checkedAt: number | null = null;
  let checking: Promise<void> | null = null;
  /** Grows with every change, so that an answer that was asked for before one is not taken. */
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
    countNotices(unread_notice_count) {
      if (unread_notice_count !== state.unread_notice_count) show({ ...state, unread_notice_count });
    },
    countMessages(unread_message_count) {
      if (unread_message_count !== state.unread_message_count) show({ ...state, unread_message_count });
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
