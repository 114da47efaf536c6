import { displayName } from '#domain/display-name.ts';

/** How a greeting calls somebody. */
export function firstName(person: { full_name: string | null; email: string | null }): string {
  return displayName(person).split(/\s+/)[0] ?? '';
}
