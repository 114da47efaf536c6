import { intentRole } from '#domain/way-back.ts';
import { parseSearch } from '../search-params.ts';
import { type Door, openDoor } from './door.ts';
import { readDoorSearch } from './door-search.ts';

const KINDS: Record<string, Door['kind']> = { '/login': 'sign-in', '/signup': 'sign-up' };

export function isDoorPath(path: string): boolean {
  return Object.hasOwn(KINDS, path);
}

/** Opens the dialog that stands for a page at the door. */
export function openDoorFor(path: string, search: string): void {
  const kind = KINDS[path];
  if (kind === undefined) return;
  const errand = readDoorSearch(parseSearch(search));
  const role = errand.role ?? intentRole(errand.intent);
  openDoor({ kind, ...errand, ...(role && { role }) });
}
