/** Both sides of a contract sign it. */
export const SIGNATURE_SIDES = ['creator', 'business'] as const;
export type SignatureSide = (typeof SIGNATURE_SIDES)[number];
