import { SIGN_UP_ROLES } from '#domain/roles.ts';
import { intentPath, ownPath, readIntent } from '#domain/way-back.ts';
import type { DoorSearch } from './door.ts';

/** Keeps what we understand of an address that leads to the door, and drops the rest. */
export function readDoorSearch(search: Record<string, unknown>): DoorSearch {
  const intent = readIntent(search.intent);
  const role = SIGN_UP_ROLES.find((known) => known === search.role);
  const returnTo = ownPath(search.returnTo);
  return {
    ...(intent && { intent }),
    ...(role && { role }),
    ...(returnTo && { returnTo }),
    ...(search.mode === 'link' && { mode: 'link' as const }),
    ...(typeof search.email === 'string' && { email: search.email }),
  };
}

/** Where somebody said they were heading; null when they only came to sign in. */
export function headingOf({ returnTo, intent }: DoorSearch): string | null {
  return returnTo ?? intentPath(intent);
}
