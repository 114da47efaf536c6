import { createRandom } from '../random.ts';

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

/** The still that stands in for a piece of work, when nothing says better what it shows. */
export const stillKindOf = (work: string): StillKind => createRandom(`kind:${work}`).pick(STILL_KINDS);

export const isStillKind = (kind: string): kind is StillKind => STILL_KINDS.some((known) => known === kind);
