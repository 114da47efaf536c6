interface Part {
  share_cents: number;
  was_sent: boolean;
}

/**
 * The split of frozen money that we never decided about: half of the submitted work's share goes to the creator, the rest to
 * the business, with any odd cent. Neither side can force this, and neither gets everything from it.
 */
export function splitOfUndecided(parts: readonly Part[]): {
  outcome: 'split' | 'refund';
  creator_cents: number;
} {
  const sent_cents = parts.reduce((sum, part) => sum + (part.was_sent ? part.share_cents : 0), 0);
  const creator_cents = Math.floor(sent_cents / 2);
  return { outcome: creator_cents > 0 ? 'split' : 'refund', creator_cents };
}
