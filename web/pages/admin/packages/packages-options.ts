import { listAdminPackagesOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** What the address of the page says; `new` opens the form of a package that is not there yet. */
export type PackagesView = { state?: string; open?: string };

export const NEW_PACKAGE = 'new';

export function isArchiveView({ state }: PackagesView): boolean {
  return state === 'archived';
}

export function packagesOptions(api: ApiReach) {
  return listAdminPackagesOptions(api);
}
