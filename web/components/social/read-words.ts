import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';

/** "Read from Instagram", or that the number is self-reported. */
export function sourceWords(source: NumbersSource | null): string {
  return source === null || source === 'creator' ? 'Self-reported' : `From ${PLATFORM_NAMES[source]}`;
}
