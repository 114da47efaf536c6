/** The proof of a handle: none, a code in the bio, or the platform itself. */
export const SOCIAL_ACCOUNT_STATUSES = ['claimed', 'code_given', 'proven', 'connected', 'expired'] as const;
export type SocialAccountStatus = (typeof SOCIAL_ACCOUNT_STATUSES)[number];

/**
 * The life of a social account. A proof survives a new code and an expired connection; only a new handle, or
 * disconnecting, returns to a claim.
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

/** In these statuses the account is proven to belong to the creator. */
const OWNED: readonly SocialAccountStatus[] = ['proven', 'connected', 'expired'];

export function isOwnershipKnown(status: SocialAccountStatus): boolean {
  return OWNED.includes(status);
}

export const SYNC_CAUSES = ['connected', 'clock', 'creator', 'admin'] as const;
export type SyncCause = (typeof SYNC_CAUSES)[number];

export const SYNC_OUTCOMES = ['read', 'failed', 'expired'] as const;
export type SyncOutcome = (typeof SYNC_OUTCOMES)[number];

/** The source of numbers: the platform itself, its public page, or the creator's claim. */
export const NUMBERS_SOURCES = ['instagram', 'tiktok', 'youtube', 'creator'] as const;
export type NumbersSource = (typeof NUMBERS_SOURCES)[number];

/** `expiring`: ends within 7 days, so renewing it has failed; `unproven`: only the creator's claim. */
export const SOCIAL_FILTERS = ['connected', 'expiring', 'expired', 'failing', 'proven', 'unproven'] as const;
export type SocialFilter = (typeof SOCIAL_FILTERS)[number];
