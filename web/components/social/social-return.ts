import type { Account } from '#domain/accounts/access.ts';
import { ownPath } from '#domain/accounts/return-to.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { logFailure } from '#web/session/log-failure.ts';

const KEY = 'socialReturn';

/** The id of the accounts' section on long pages. */
const SECTION = 'social';

/** Remembers the page from which the user left for a platform. It lasts as long as the tab. */
export function rememberSocialReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const place = document.getElementById(SECTION) ? `#${SECTION}` : '';
  try {
    sessionStorage.setItem(KEY, `${pathname}${search}${place}`);
  } catch (cause) {
    logFailure('Failed to store the return URL', cause);
  }
}

/** The remembered page, or the user's default page for social accounts. */
export function socialReturn(account: Account): string {
  return (
    kept() ??
    (passesCreatorGate(account.creator_status) ? `/creator/settings#${SECTION}` : '/apply?step=channels')
  );
}

function kept(): string | null {
  try {
    return ownPath(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
