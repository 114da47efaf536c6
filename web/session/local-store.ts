import { logFailure } from './log-failure.ts';

/** Browsers with blocked storage throw: log that and return null. */
export const localStore = {
  read: (key: string) => attempt(() => localStorage.getItem(key)),
  write: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  remove: (key: string) => attempt(() => localStorage.removeItem(key)),
};

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (cause) {
    logFailure('Failed to use the storage', cause);
    return null;
  }
}
