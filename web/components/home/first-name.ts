import { displayName } from '#domain/format/display-name.ts';

/** The name used in greetings. */
export function firstName(person: { full_name: string | null; email: string | null }): string {
  return displayName(person).split(/\s+/)[0] ?? '';
}
