export const STILL_KINDS = [
  'books',
  'bouquet',
  'bowl',
  'bridge',
  'croissant',
  'gym',
  'latte',
  'loaf',
  'shop',
  'slice',
  'taco',
  'vase',
] as const;
export type StillKind = (typeof STILL_KINDS)[number];

export const isStillKind = (kind: string): kind is StillKind => STILL_KINDS.some((known) => known === kind);
