/** Each creator, and each business, can block this many. */
export const MOST_BLOCKS = 200;

/** Both sides read this sentence, so it never says who blocked. */
export const BLOCKED_WORDS = 'You can’t start anything new with each other right now.';
