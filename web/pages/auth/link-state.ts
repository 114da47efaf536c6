import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { LinkPurpose, LinkState } from '#domain/account-links.ts';
import { isUnusable } from './failure-words.ts';

export type DeadLinkState = Exclude<LinkState, 'open'>;

/**
 * What a page can do with a link: the address it stands for while it works, else why it does not. One that belongs
 * to another page is none of this page's, and one refused in the deed died after it was looked at.
 */
export function readLink(
  { state, purpose, email }: AccountLinkStanding,
  purposes: readonly LinkPurpose[],
  refusal: unknown = null,
): { email: string } | { dead: DeadLinkState } {
  if (isUnusable(refusal) || purpose === null || !purposes.includes(purpose)) return { dead: 'unknown' };
  if (state !== 'open') return { dead: state };
  return email === null ? { dead: 'unknown' } : { email };
}
