import { stringifySearch } from '../search-params.ts';
import type { DoorSearch } from './door.ts';

/** The same errand at the other door: who came to sign in may have to sign up first. */
export function doorHref(path: '/login' | '/signup', { intent, role, returnTo }: DoorSearch): string {
  return `${path}${stringifySearch({ intent, role, returnTo })}`;
}
