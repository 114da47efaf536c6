/** How far a handle is proven: by nothing, by a code in the bio, or by the platform itself. */
export const SOCIAL_ACCOUNT_STATUSES = ['claimed', 'code_given', 'proven', 'connected', 'expired'] as const;
export type SocialAccountStatus = (typeof SOCIAL_ACCOUNT_STATUSES)[number];

/**
 * The life of an account elsewhere. What was proven stays so while a new code is out or a connection has run out; only
 * another handle, or taking the connection off, goes back to a claim.
 */
export const SOCIAL_ACCOUNT_MOVES = {
  rename: { from: ['claimed', 'code_given', 'proven', 'expired'], to: 'claimed', by: 'themselves' },
  give_code: { from: ['claimed', 'code_given'], to: 'code_given', by: 'themselves' },
  prove: { from: ['code_given'], to: 'proven', by: 'themselves' },
  connect: {
    from: ['claimed', 'code_given', 'proven', 'connected', 'expired'],
    to: 'connected',
    by: 'themselves',
  },
  expire: { from: ['connected'], to: 'expired', by: 'the platform' },
  disconnect: { from: ['connected', 'expired'], to: 'claimed', by: 'themselves or admin' },
} as const satisfies Record<string, SocialAccountMove>;
export type SocialAccountMoveName = keyof typeof SOCIAL_ACCOUNT_MOVES;

interface SocialAccountMove {
  from: readonly SocialAccountStatus[];
  to: SocialAccountStatus;
  by: 'themselves' | 'the platform' | 'themselves or admin';
}

export function canMoveSocialAccount(move: SocialAccountMoveName, status: SocialAccountStatus): boolean {
  const from: readonly SocialAccountStatus[] = SOCIAL_ACCOUNT_MOVES[move].from;
  return from.includes(status);
}

/** These are proven to belong to the creator who names them. */
const OWNED: readonly SocialAccountStatus[] = ['proven', 'connected', 'expired'];

export function isOwnershipKnown(status: SocialAccountStatus): boolean {
  return OWNED.includes(status);
}

export const SYNC_CAUSES = ['connected', 'clock', 'creator', 'admin'] as const;
export type SyncCause = (typeof SYNC_CAUSES)[number];

export const SYNC_OUTCOMES = ['read', 'failed', 'expired'] as const;
export type SyncOutcome = (typeof SYNC_OUTCOMES)[number];

/** Where numbers come from: the platform itself, its public page, or the creator's word. */
export const NUMBERS_SOURCES = ['instagram', 'tiktok', 'youtube', 'creator'] as const;
export type NumbersSource = (typeof NUMBERS_SOURCES)[number];

/** `expiring`: within 7 days, so renewing it has failed; `unproven`: nothing but the creator's word. */
export const SOCIAL_FILTERS = ['connected', 'expiring', 'expired', 'failing', 'proven', 'unproven'] as const;
export type SocialFilter = (typeof SOCIAL_FILTERS)[number];
