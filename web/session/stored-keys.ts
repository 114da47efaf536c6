import { logFailure } from './log-failure.ts';

/** The role somebody chose before they had an account. */
export const PENDING_USER_ROLE = 'pendingUserRole';
/** Where somebody was heading when they signed up. */
export const POST_SIGNUP_REDIRECT = 'postSignupRedirect';

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Leaves nothing of an account in the browser. A storage that refuses is logged, no more. */
export function removeStoredKeys(local: () => KeyStore, session: () => KeyStore): void {
  removeWhere(local, (key) => isAuthKey(key) || key === PENDING_USER_ROLE || key === POST_SIGNUP_REDIRECT);
  removeWhere(session, isAuthKey);
}

function isAuthKey(key: string): boolean {
  return key.startsWith('sb-') || key.includes('supabase') || key.includes('auth');
}

function removeWhere(getStore: () => KeyStore, isMeant: (key: string) => boolean): void {
  try {
    const store = getStore();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    for (const key of keys) if (key !== null && isMeant(key)) store.removeItem(key);
  } catch (cause) {
    logFailure('Failed to clear the storage', cause);
  }
}
