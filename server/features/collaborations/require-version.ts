import { Problem } from '../../errors.ts';

/** Nobody decides on a version they have not seen. */
export function requireVersion(seen: number, { version }: { version: number }): void {
  if (seen === version) return;
  throw new Problem(
    'stale',
    version === 0 ? 'Nothing was sent yet.' : `Version ${version} is the newest. Look at that one.`,
  );
}
