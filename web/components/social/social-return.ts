import type { Account } from '#domain/access.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import { ownPath } from '#domain/way-back.ts';
import { logFailure } from '#web/session/log-failure.ts';

const KEY = 'socialReturn';

/** On long pages the accounts stand in a section of this id. */
const SECTION = 'social';

/** Where somebody stood when they left for a platform. It lasts as long as the tab. */
export function rememberSocialReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const place = document.getElementById(SECTION) ? `#${SECTION}` : '';
  try {
    sessionStorage.setItem(KEY, `${pathname}${search}${place}`);
  } catch (cause) {
    logFailure('Failed to keep the way back', cause);
  }
}

/** Back to there, or to where accounts elsewhere stand for this person. */
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
