import { logFailure } from './log-failure.ts';

/** The role a visitor chose before they had an account. */
export const PENDING_USER_ROLE = 'pendingUserRole';
/** The visitor's destination when they signed up. */
export const POST_SIGNUP_REDIRECT = 'postSignupRedirect';

/** The key prefix under which unfinished uploads store their addresses. */
const UPLOAD_KEY = 'tus::';

/** The key prefix of unsaved form input. */
export const UNSAVED_KEY = 'unsaved:';

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes everything of an account from the browser. If the storage fails, that is only logged. */
export function removeStoredKeys(local: () => KeyStore, session: () => KeyStore): void {
  removeWhere(local, isOwnKey);
  removeWhere(session, isAuthKey);
}

function isOwnKey(key: string): boolean {
  const isNamed = key === PENDING_USER_ROLE || key === POST_SIGNUP_REDIRECT;
  return isNamed || key.startsWith(UNSAVED_KEY) || isAuthKey(key);
}

function isAuthKey(key: string): boolean {
  return (
    key.startsWith('sb-') || key.startsWith(UPLOAD_KEY) || key.includes('supabase') || key.includes('auth')
  );
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
