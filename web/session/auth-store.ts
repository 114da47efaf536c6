import type { CurrentSession, Me } from '#contract/account.ts';
import type { Account } from '#domain/access.ts';
import { logFailure } from './log-failure.ts';

export interface AuthState {
  user: Account | null;
  session: CurrentSession | null;
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
  /** Nobody is signed in any more. */
  clear(): void;
  /** Asks the server. A failure is logged and changes nobody. */
  check(fetchMe: () => Promise<Me>): Promise<void>;
  /** Whether the last answer is too old to open a guarded page on it, or never came. */
  isStale(): boolean;
}

export const AUTH_STALE_MS = 5 * 60_000;

const START: AuthState = { user: null, session: null, loading: true, authReady: false };

export function createAuthStore(now = () => Date.now()): AuthStore {
  const watchers = new Set<() => void>();
  let state = START;
  let checkedAt: number | null = null;
  let checking: Promise<void> | null = null;
  /** Grows with every change, so that an answer that was asked for before one is not taken. */
  let version = 0;

  function set(next: AuthState): void {
    state = next;
    version += 1;
    for (const notify of watchers) notify();
  }

  function settle({ user, session }: Me): void {
    checkedAt = now();
    set({ user, session, loading: false, authReady: true });
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
    clear: () => settle({ user: null, session: null }),
    check(fetchMe) {
      checking ??= ask(fetchMe).finally(() => {
        checking = null;
      });
      return checking;
    },
    isStale: () => checkedAt === null || now() - checkedAt >= AUTH_STALE_MS,
  };
}
