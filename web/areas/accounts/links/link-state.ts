import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import type { LinkPurpose, LinkState } from '#domain/accounts/account-links.ts';

export type DeadLinkState = Exclude<LinkState, 'open'>;

/**
 * The email of a link that works, or the reason it doesn't. A link made for another page counts as unknown, and so does
 * a link that was refused after the page loaded.
 */
export function readLink(
  { state, purpose, email }: AccountLinkStatus,
  purposes: readonly LinkPurpose[],
  refusal: unknown = null,
): { email: string } | { dead: DeadLinkState } {
  if (isSpent(refusal) || purpose === null || !purposes.includes(purpose)) return { dead: 'unknown' };
  if (state !== 'open') return { dead: state };
  return email === null ? { dead: 'unknown' } : { email };
}

/** The link was used or expired after the page loaded. */
function isSpent(refusal: unknown): boolean {
  return ((refusal ?? {}) as { code?: string }).code === 'link_unusable';
}
