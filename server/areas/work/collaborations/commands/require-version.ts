import { Problem } from '#server/platform/errors.ts';

/** Refuses a decision about another version than the person has seen. */
export function requireVersion(seen: number, { version }: { version: number }): void {
  if (seen === version) return;
  throw new Problem(
    'stale',
    version === 0 ? 'Nothing has been submitted yet.' : `Version ${version} is the latest. Review that one.`,
  );
}
